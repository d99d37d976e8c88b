#include "CBox2DGames.h"

#include <box2d/box2d.h>

#include <map>
#include <vector>

namespace {

/// What a body of a game knows of itself; it lies behind the body's user data.
struct Role {
    uint64_t tag;
    uint32_t category, collision, contact;
};

Role *roleOf(const b2Body *body) {
    return reinterpret_cast<Role *>(const_cast<b2Body *>(body)->GetUserData().pointer);
}

bool hit(const Role *one, const Role *other) {
    return (one->collision & other->category) != 0 || (other->collision & one->category) != 0;
}

bool isTold(const Role *one, const Role *other) {
    return (one->contact & other->category) != 0 || (other->contact & one->category) != 0;
}

class MaskFilter : public b2ContactFilter {
    bool ShouldCollide(b2Fixture *one, b2Fixture *other) override {
        const Role *first = roleOf(one->GetBody()), *second = roleOf(other->GetBody());
        return first && second && (hit(first, second) || isTold(first, second));
    }
};

/// Notes contacts between bodies, however many of their shapes touch: nobody may change the world while it moves.
class TouchList : public b2ContactListener {
public:
    std::vector<CBGameContact> found;
    std::vector<CBGameContact> given;

    void BeginContact(b2Contact *contact) override {
        if (++touching[bodies(contact)] > 1) return;
        b2WorldManifold manifold;
        contact->GetWorldManifold(&manifold);
        b2Vec2 point = manifold.points[0];
        if (contact->GetManifold()->pointCount == 2) point = 0.5f * (manifold.points[0] + manifold.points[1]);
        note(contact, point, manifold.normal, true);
    }

    void EndContact(b2Contact *contact) override {
        auto known = touching.find(bodies(contact));
        if (known == touching.end() || --known->second > 0) return;
        touching.erase(known);
        note(contact, contact->GetFixtureA()->GetBody()->GetPosition(), b2Vec2(0, 0), false);
    }

    void PreSolve(b2Contact *contact, const b2Manifold *) override {
        const Role *one = roleOf(contact->GetFixtureA()->GetBody()), *other = roleOf(contact->GetFixtureB()->GetBody());
        if (!hit(one, other)) contact->SetEnabled(false);
    }

    void PostSolve(b2Contact *contact, const b2ContactImpulse *impulse) override {
        uint64_t one = roleOf(contact->GetFixtureA()->GetBody())->tag;
        uint64_t other = roleOf(contact->GetFixtureB()->GetBody())->tag;
        for (CBGameContact &noted : found) {
            if (!noted.begins || noted.one != one || noted.other != other) continue;
            for (int32 index = 0; index < impulse->count; index++) noted.impulse += impulse->normalImpulses[index];
        }
    }

private:
    typedef std::pair<b2Body *, b2Body *> Pair;
    std::map<Pair, int> touching;

    static Pair bodies(b2Contact *contact) {
        b2Body *one = contact->GetFixtureA()->GetBody(), *other = contact->GetFixtureB()->GetBody();
        return one < other ? Pair(one, other) : Pair(other, one);
    }

    void note(b2Contact *contact, b2Vec2 point, b2Vec2 normal, bool begins) {
        const Role *one = roleOf(contact->GetFixtureA()->GetBody()), *other = roleOf(contact->GetFixtureB()->GetBody());
        if (!isTold(one, other)) return;
        found.push_back({one->tag, other->tag, {point.x, point.y}, {normal.x, normal.y}, 0, begins});
    }
};

}  // namespace

struct CBGame {
    MaskFilter filter;
    TouchList touches;
    b2World world{b2Vec2(0, 0)};
    b2Body *ground;

    CBGame() {
        world.SetContactFilter(&filter);
        world.SetContactListener(&touches);
        b2BodyDef definition;
        ground = world.CreateBody(&definition);
    }

    ~CBGame() {
        for (b2Body *body = world.GetBodyList(); body; body = body->GetNext()) delete roleOf(body);
        // Bodies that go with the world end their contacts, and nobody asks about them any more.
        world.SetContactListener(nullptr);
    }
};

static b2Body *from(CBBody *body) { return reinterpret_cast<b2Body *>(body); }
static const b2Body *from(const CBBody *body) { return reinterpret_cast<const b2Body *>(body); }
static b2Vec2 from(CBVector vector) { return b2Vec2(vector.x, vector.y); }
static CBVector to(b2Vec2 vector) { return {vector.x, vector.y}; }

CBGame *cbGameCreate(void) { return new CBGame(); }
void cbGameDestroy(CBGame *game) { delete game; }

void cbGameStep(CBGame *game, float seconds, CBVector gravity) {
    game->world.SetGravity(from(gravity));
    game->world.Step(seconds, 8, 4);
}

const CBGameContact *cbGameContacts(CBGame *game, int32_t *count) {
    game->touches.given = std::move(game->touches.found);
    game->touches.found.clear();
    *count = static_cast<int32_t>(game->touches.given.size());
    return game->touches.given.data();
}

CBBody *cbGameGround(CBGame *game) { return reinterpret_cast<CBBody *>(game->ground); }

CBBody *cbGameBodyCreate(CBGame *game, uint64_t tag, CBVector position, float angle) {
    b2BodyDef definition;
    definition.type = b2_staticBody;
    definition.position = from(position);
    definition.angle = angle;
    definition.userData.pointer = reinterpret_cast<uintptr_t>(new Role{tag, UINT32_MAX, UINT32_MAX, 0});
    return reinterpret_cast<CBBody *>(game->world.CreateBody(&definition));
}

void cbGameBodyDestroy(CBGame *game, CBBody *body) {
    Role *role = roleOf(from(body));
    game->world.DestroyBody(from(body));
    delete role;
}

void cbGameBodySetMasks(CBBody *body, uint32_t category, uint32_t collision, uint32_t contact) {
    Role *role = roleOf(from(body));
    if (role->category == category && role->collision == collision && role->contact == contact) return;
    *role = {role->tag, category, collision, contact};
    for (b2Fixture *shape = from(body)->GetFixtureList(); shape; shape = shape->GetNext()) shape->Refilter();
    from(body)->SetAwake(true);
}

void cbGameBodySetMaterial(CBBody *body, float friction, float restitution) {
    for (b2Fixture *shape = from(body)->GetFixtureList(); shape; shape = shape->GetNext()) {
        shape->SetFriction(friction);
        shape->SetRestitution(restitution);
    }
    // Contacts mixed what their bodies were made of when they began.
    for (b2ContactEdge *edge = from(body)->GetContactList(); edge; edge = edge->next) {
        edge->contact->ResetFriction();
        edge->contact->ResetRestitution();
    }
}

void cbGameBodySetGravity(CBBody *body, float scale) { from(body)->SetGravityScale(scale); }
void cbGameBodySetFast(CBBody *body, bool isFast) { from(body)->SetBullet(isFast); }

void cbGameBodySetMass(CBBody *body, float mass) {
    if (from(body)->GetType() != b2_dynamicBody || mass <= 0) return;
    from(body)->ResetMassData();
    b2MassData data;
    from(body)->GetMassData(&data);
    if (data.mass > 0) data.I *= mass / data.mass;
    data.mass = mass;
    from(body)->SetMassData(&data);
}

void cbGameBodyRest(CBBody *body) { from(body)->SetAwake(false); }

void cbGameBodyApplyAngularImpulse(CBBody *body, float impulse) { from(body)->ApplyAngularImpulse(impulse, true); }

void cbGameBodyApplyImpulse(CBBody *body, CBVector impulse) {
    from(body)->ApplyLinearImpulseToCenter(from(impulse), true);
}

static int32_t add(uint64_t tag, uint64_t *tags, int32_t count, int32_t limit) {
    for (int32_t index = 0; index < count; index++) {
        if (tags[index] == tag) return count;
    }
    if (count < limit) tags[count++] = tag;
    return count;
}

int32_t cbGameTouching(const CBBody *body, uint64_t *tags, int32_t limit) {
    int32_t count = 0;
    for (const b2ContactEdge *edge = from(body)->GetContactList(); edge; edge = edge->next) {
        if (edge->contact->IsTouching()) count = add(roleOf(edge->other)->tag, tags, count, limit);
    }
    return count;
}

int32_t cbGameBodiesIn(const CBGame *game, CBVector lower, CBVector upper, uint64_t *tags, int32_t limit) {
    struct Query : b2QueryCallback {
        b2PolygonShape area;
        uint64_t *tags;
        int32_t count = 0, limit;

        bool ReportFixture(b2Fixture *fixture) override {
            const Role *role = roleOf(fixture->GetBody());
            b2Transform here;
            here.SetIdentity();
            for (int32 child = 0; role && child < fixture->GetShape()->GetChildCount(); child++) {
                if (b2TestOverlap(&area, 0, fixture->GetShape(), child, here, fixture->GetBody()->GetTransform())) {
                    count = add(role->tag, tags, count, limit);
                }
            }
            return true;
        }
    } query;
    query.tags = tags;
    query.limit = limit;
    b2Vec2 half = 0.5f * (from(upper) - from(lower));
    query.area.SetAsBox(b2Max(half.x, b2_linearSlop), b2Max(half.y, b2_linearSlop),
        0.5f * (from(upper) + from(lower)), 0);
    query.area.m_radius = 0;
    b2AABB box;
    box.lowerBound = from(lower);
    box.upperBound = from(upper);
    game->world.QueryAABB(&query, box);
    return query.count;
}

int32_t cbGameRay(const CBGame *game, CBVector start, CBVector end, CBGameHit *hits, int32_t limit) {
    struct Ray : b2RayCastCallback {
        CBGameHit *hits;
        int32_t count = 0, limit;

        float ReportFixture(b2Fixture *fixture, const b2Vec2 &point, const b2Vec2 &normal, float fraction) override {
            const Role *role = roleOf(fixture->GetBody());
            if (role && count < limit) hits[count++] = {role->tag, to(point), to(normal), fraction};
            return 1;
        }
    } ray;
    ray.hits = hits;
    ray.limit = limit;
    if ((from(end) - from(start)).LengthSquared() > 0) game->world.RayCast(&ray, from(start), from(end));
    return ray.count;
}

CBJoint *cbGamePin(CBBody *one, CBBody *other, CBVector point, float torque, float speed, bool isLimited, float lower,
    float upper) {
    b2RevoluteJointDef definition;
    definition.Initialize(from(one), from(other), from(point));
    definition.enableMotor = torque > 0;
    definition.maxMotorTorque = torque;
    definition.motorSpeed = speed;
    definition.enableLimit = isLimited;
    definition.lowerAngle = lower;
    definition.upperAngle = upper;
    return reinterpret_cast<CBJoint *>(from(one)->GetWorld()->CreateJoint(&definition));
}

CBVector cbGameJointForce(const CBJoint *joint, float seconds) {
    return to(reinterpret_cast<const b2Joint *>(joint)->GetReactionForce(1 / seconds));
}

float cbGameJointTorque(const CBJoint *joint, float seconds) {
    return reinterpret_cast<const b2Joint *>(joint)->GetReactionTorque(1 / seconds);
}
