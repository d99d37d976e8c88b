#include "CBox2D.h"

#include <box2d/box2d.h>

#include <vector>

// A body's groups lie in its user data, so that it can be asked for at every possible contact.
static uint64_t groupsOf(const b2Body *body) { return const_cast<b2Body *>(body)->GetUserData().pointer; }

namespace {

/// Lets bodies touch that have a group in common: one of the lower half, and with a boundary one of the upper.
class GroupFilter : public b2ContactFilter {
    bool ShouldCollide(b2Fixture *one, b2Fixture *other) override {
        uint64_t first = groupsOf(one->GetBody()), second = groupsOf(other->GetBody());
        bool isBoundary = ((first | second) & CB_BOUNDARY) != 0;
        return (first & second & (isBoundary ? 0x7FFFFFFF80000000 : 0x7FFFFFFF)) != 0;
    }
};

/// Notes contacts: nobody may change the world while it moves.
class ContactList : public b2ContactListener {
public:
    std::vector<CBContact> found;
    std::vector<CBContact> given;

    void BeginContact(b2Contact *contact) override { note(contact, true); }
    void EndContact(b2Contact *contact) override { note(contact, false); }

private:
    void note(b2Contact *contact, bool begins) {
        b2WorldManifold manifold;
        contact->GetWorldManifold(&manifold);
        b2Vec2 point = manifold.points[0];
        if (contact->GetManifold()->pointCount == 2) point = 0.5f * (manifold.points[0] + manifold.points[1]);
        if (contact->GetManifold()->pointCount == 0) point = contact->GetFixtureA()->GetBody()->GetPosition();
        found.push_back({reinterpret_cast<CBBody *>(contact->GetFixtureA()->GetBody()),
            reinterpret_cast<CBBody *>(contact->GetFixtureB()->GetBody()), {point.x, point.y}, begins});
    }
};

}  // namespace

struct CBWorld {
    GroupFilter filter;
    ContactList contacts;
    b2World world{b2Vec2(0, 0)};

    CBWorld() {
        world.SetContactFilter(&filter);
        world.SetContactListener(&contacts);
    }
};

// Box2D keeps shapes apart by their skins, which must be as thick as its slop for bodies to come to rest. Polygons are
// smaller by theirs, so that they come to lie edge on edge.
static const float skin = b2_linearSlop;

static b2Body *from(CBBody *body) { return reinterpret_cast<b2Body *>(body); }
static const b2Body *from(const CBBody *body) { return reinterpret_cast<const b2Body *>(body); }
static b2Vec2 from(CBVector vector) { return b2Vec2(vector.x, vector.y); }
static CBVector to(b2Vec2 vector) { return {vector.x, vector.y}; }

CBWorld *cbWorldCreate(void) { return new CBWorld(); }
void cbWorldDestroy(CBWorld *world) { delete world; }

void cbWorldStep(CBWorld *world, float seconds) { world->world.Step(seconds, 8, 4); }

const CBContact *cbWorldContacts(CBWorld *world, int32_t *count) {
    world->contacts.given = std::move(world->contacts.found);
    world->contacts.found.clear();
    *count = static_cast<int32_t>(world->contacts.given.size());
    return world->contacts.given.data();
}

CBBody *cbBodyCreate(CBWorld *world, bool moves, CBVector position, float angle) {
    b2BodyDef definition;
    definition.type = moves ? b2_dynamicBody : b2_staticBody;
    definition.position = from(position);
    definition.angle = angle;
    return reinterpret_cast<CBBody *>(world->world.CreateBody(&definition));
}

void cbBodyDestroy(CBBody *body) { from(body)->GetWorld()->DestroyBody(from(body)); }

void cbBodySetGroups(CBBody *body, uint64_t groups) {
    if (groupsOf(from(body)) == groups) return;
    from(body)->GetUserData().pointer = static_cast<uintptr_t>(groups);
    for (b2Fixture *shape = from(body)->GetFixtureList(); shape; shape = shape->GetNext()) shape->Refilter();
    from(body)->SetAwake(true);
}

void cbBodyClearShapes(CBBody *body) {
    while (b2Fixture *shape = from(body)->GetFixtureList()) from(body)->DestroyFixture(shape);
}

static void add(CBBody *body, const b2Shape &shape, float density, float friction, float restitution) {
    b2FixtureDef definition;
    definition.shape = &shape;
    definition.density = density;
    definition.friction = friction;
    definition.restitution = restitution;
    from(body)->CreateFixture(&definition);
}

void cbBodyAddPolygon(CBBody *body, const CBVector *corners, int32_t count, float density, float friction,
    float restitution) {
    b2Vec2 points[b2_maxPolygonVertices];
    if (count > b2_maxPolygonVertices) count = b2_maxPolygonVertices;
    for (int32_t index = 0; index < count; index++) points[index] = from(corners[index]);
    b2PolygonShape shape;
    shape.Set(points, count);
    b2MassData whole, inner;
    shape.ComputeMass(&whole, density);
    for (int32_t index = 0; index < shape.m_count; index++) {
        b2Vec2 before = shape.m_normals[(index + shape.m_count - 1) % shape.m_count], after = shape.m_normals[index];
        points[index] = shape.m_vertices[index] - skin / (1 + b2Dot(before, after)) * (before + after);
    }
    shape.Set(points, shape.m_count);
    shape.m_radius = skin;
    // It weighs as much as with its skin.
    shape.ComputeMass(&inner, density);
    if (inner.mass > 0) density *= whole.mass / inner.mass;
    add(body, shape, density, friction, restitution);
}

void cbBodyAddCircle(CBBody *body, CBVector center, float radius, float density, float friction, float restitution) {
    b2CircleShape shape;
    shape.m_p = from(center);
    shape.m_radius = radius;
    add(body, shape, density, friction, restitution);
}

void cbBodyAddEdge(CBBody *body, CBVector start, CBVector end, float friction, float restitution) {
    b2EdgeShape shape;
    shape.SetTwoSided(from(start), from(end));
    shape.m_radius = skin;
    add(body, shape, 0, friction, restitution);
}

void cbBodySetDamping(CBBody *body, float linear, float angular) {
    from(body)->SetLinearDamping(linear);
    from(body)->SetAngularDamping(angular);
}

void cbBodySetMoves(CBBody *body, bool moves, bool turns) {
    b2BodyType type = moves ? b2_dynamicBody : b2_staticBody;
    if (from(body)->GetType() != type) from(body)->SetType(type);
    if (from(body)->IsFixedRotation() == turns) from(body)->SetFixedRotation(!turns);
}

CBVector cbBodyPosition(const CBBody *body) { return to(from(body)->GetPosition()); }
float cbBodyAngle(const CBBody *body) { return from(body)->GetAngle(); }

void cbBodyPlace(CBBody *body, CBVector position, float angle) {
    from(body)->SetTransform(from(position), angle);
    from(body)->SetAwake(true);
    // What hangs on a body that stands still does not wake by itself.
    for (b2JointEdge *edge = from(body)->GetJointList(); edge; edge = edge->next) edge->other->SetAwake(true);
}

CBVector cbBodyVelocity(const CBBody *body) { return to(from(body)->GetLinearVelocity()); }
float cbBodyAngularVelocity(const CBBody *body) { return from(body)->GetAngularVelocity(); }

void cbBodySetVelocity(CBBody *body, CBVector velocity, float angular) {
    from(body)->SetLinearVelocity(from(velocity));
    from(body)->SetAngularVelocity(angular);
}

float cbBodyMass(const CBBody *body) { return from(body)->GetMass(); }
float cbBodyInertia(const CBBody *body) { return from(body)->GetInertia(); }
bool cbBodyIsAwake(const CBBody *body) { return from(body)->IsAwake(); }
void cbBodyWake(CBBody *body) { from(body)->SetAwake(true); }

void cbBodyApplyForce(CBBody *body, CBVector force, float torque, bool wakes) {
    from(body)->ApplyForceToCenter(from(force), wakes);
    from(body)->ApplyTorque(torque, wakes);
}

void cbBodyApplyForceAt(CBBody *body, CBVector force, CBVector point) {
    from(body)->ApplyForce(from(force), from(point), true);
}

void cbBodyApplyImpulseAt(CBBody *body, CBVector impulse, CBVector point) {
    from(body)->ApplyLinearImpulse(from(impulse), from(point), true);
}

static CBJoint *add(CBBody *body, const b2JointDef &definition) {
    return reinterpret_cast<CBJoint *>(from(body)->GetWorld()->CreateJoint(&definition));
}

CBJoint *cbJointDistance(CBBody *one, CBBody *other, CBVector first, CBVector second, float length, float frequency,
    float damping) {
    b2DistanceJointDef definition;
    definition.Initialize(from(one), from(other), from(first), from(second));
    definition.collideConnected = true;
    definition.length = definition.minLength = definition.maxLength = length;
    if (frequency > 0) {
        b2LinearStiffness(definition.stiffness, definition.damping, frequency, damping, from(one), from(other));
        definition.minLength = 0;
        definition.maxLength = b2_maxFloat;
    }
    return add(one, definition);
}

CBJoint *cbJointRope(CBBody *one, CBBody *other, CBVector first, CBVector second, float length) {
    b2DistanceJointDef definition;
    definition.Initialize(from(one), from(other), from(first), from(second));
    definition.collideConnected = true;
    definition.minLength = 0;
    definition.maxLength = length;
    return add(one, definition);
}

CBJoint *cbJointPin(CBBody *one, CBBody *other, CBVector point, float torque, bool isLimited, float lower, float upper) {
    b2RevoluteJointDef definition;
    definition.Initialize(from(one), from(other), from(point));
    definition.enableMotor = torque > 0;
    definition.maxMotorTorque = torque;
    definition.enableLimit = isLimited;
    definition.lowerAngle = lower;
    definition.upperAngle = upper;
    return add(one, definition);
}

CBJoint *cbJointSlide(CBBody *one, CBBody *other, CBVector point, CBVector axis, float force, bool isLimited,
    float lower, float upper) {
    b2PrismaticJointDef definition;
    definition.Initialize(from(one), from(other), from(point), from(axis));
    definition.enableMotor = force > 0;
    definition.maxMotorForce = force;
    definition.enableLimit = isLimited;
    definition.lowerTranslation = lower;
    definition.upperTranslation = upper;
    return add(one, definition);
}

CBJoint *cbJointFix(CBBody *one, CBBody *other, CBVector point) {
    b2WeldJointDef definition;
    definition.Initialize(from(one), from(other), from(point));
    return add(one, definition);
}

void cbJointDestroy(CBJoint *joint) {
    b2Joint *known = reinterpret_cast<b2Joint *>(joint);
    known->GetBodyA()->GetWorld()->DestroyJoint(known);
}
