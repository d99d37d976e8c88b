// Box2D's bodies, joints and contacts by functions that Swift can call: Box2D itself speaks C++.
//
// Lengths are metres, angles radians, masses kilogrammes. A body or a joint goes with its world.
#ifndef CBOX2D_H
#define CBOX2D_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct CBWorld CBWorld;
typedef struct CBBody CBBody;
typedef struct CBJoint CBJoint;

typedef struct { float x, y; } CBVector;

/// Two bodies that began or ceased to touch.
typedef struct {
    CBBody *one;
    CBBody *other;
    CBVector point;
    bool begins;
} CBContact;

CBWorld *cbWorldCreate(void);
void cbWorldDestroy(CBWorld *world);
/// Moves everything on by some seconds.
void cbWorldStep(CBWorld *world, float seconds);
/// What began or ceased to touch since the last call, in order; good until the next call.
const CBContact *cbWorldContacts(CBWorld *world, int32_t *count);

/// Makes a body without a shape; one that does not move stays where it is put.
CBBody *cbBodyCreate(CBWorld *world, bool moves, CBVector position, float angle);
void cbBodyDestroy(CBBody *body);
/// The bit of bodies that are boundaries.
#define CB_BOUNDARY (UINT64_C(1) << 63)
/// Which bodies a body touches: two that are no boundaries have one of the lowest 31 bits in common, others one of the 32
/// above those.
void cbBodySetGroups(CBBody *body, uint64_t groups);
void cbBodyClearShapes(CBBody *body);
/// Corners of a convex shape of at most eight, around the body's position.
void cbBodyAddPolygon(CBBody *body, const CBVector *corners, int32_t count, float density, float friction,
    float restitution);
void cbBodyAddCircle(CBBody *body, CBVector center, float radius, float density, float friction, float restitution);
void cbBodyAddEdge(CBBody *body, CBVector start, CBVector end, float friction, float restitution);
void cbBodySetDamping(CBBody *body, float linear, float angular);
void cbBodySetMoves(CBBody *body, bool moves, bool turns);
CBVector cbBodyPosition(const CBBody *body);
float cbBodyAngle(const CBBody *body);
void cbBodyPlace(CBBody *body, CBVector position, float angle);
CBVector cbBodyVelocity(const CBBody *body);
float cbBodyAngularVelocity(const CBBody *body);
void cbBodySetVelocity(CBBody *body, CBVector velocity, float angular);
float cbBodyMass(const CBBody *body);
float cbBodyInertia(const CBBody *body);
bool cbBodyIsAwake(const CBBody *body);
void cbBodyWake(CBBody *body);
/// A force on the middle, and a torque; they wake the body where `wakes` says so.
void cbBodyApplyForce(CBBody *body, CBVector force, float torque, bool wakes);
void cbBodyApplyForceAt(CBBody *body, CBVector force, CBVector point);
void cbBodyApplyImpulseAt(CBBody *body, CBVector impulse, CBVector point);

/// A rod between two points, with a spring in it where the frequency, in hertz, is not 0.
CBJoint *cbJointDistance(CBBody *one, CBBody *other, CBVector first, CBVector second, float length, float frequency,
    float damping);
/// A rope between two points, which is only ever too short.
CBJoint *cbJointRope(CBBody *one, CBBody *other, CBVector first, CBVector second, float length);
CBJoint *cbJointPin(CBBody *one, CBBody *other, CBVector point, float torque, bool isLimited, float lower, float upper);
CBJoint *cbJointSlide(CBBody *one, CBBody *other, CBVector point, CBVector axis, float force, bool isLimited,
    float lower, float upper);
CBJoint *cbJointFix(CBBody *one, CBBody *other, CBVector point);
void cbJointDestroy(CBJoint *joint);

#ifdef __cplusplus
}
#endif

#endif
