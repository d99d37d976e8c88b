// Box2D for games: bodies that say by masks whom they hit and of whom they tell, and questions about what lies where.
//
// Bodies and joints are those of CBox2D.h, whose functions work on them, save for `cbBodyCreate`, `cbBodyDestroy` and
// `cbBodySetGroups`. Lengths are metres, angles radians, masses kilogrammes.
#ifndef CBOX2DGAMES_H
#define CBOX2DGAMES_H

#include "CBox2D.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct CBGame CBGame;

/// Two bodies, by their tags, that began or ceased to touch.
typedef struct {
    uint64_t one;
    uint64_t other;
    CBVector point;
    /// From the first body to the other.
    CBVector normal;
    /// How hard they hit each other in the step in which they began to, in newton seconds.
    float impulse;
    bool begins;
} CBGameContact;

/// Where a ray meets a body.
typedef struct {
    uint64_t tag;
    CBVector point;
    CBVector normal;
    float fraction;
} CBGameHit;

CBGame *cbGameCreate(void);
void cbGameDestroy(CBGame *game);
/// Moves everything on by some seconds.
void cbGameStep(CBGame *game, float seconds, CBVector gravity);
/// What began or ceased to touch since the last call, in order; good until the next call.
const CBGameContact *cbGameContacts(CBGame *game, int32_t *count);
/// The body that stands still and has no shape, for joints that hold others in their places.
CBBody *cbGameGround(CBGame *game);

/// Makes a body without a shape, which its tag stands for in contacts and answers; tags are above 0.
CBBody *cbGameBodyCreate(CBGame *game, uint64_t tag, CBVector position, float angle);
void cbGameBodyDestroy(CBGame *game, CBBody *body);
/// What a body is, whom it hits, and whose touches are told.
void cbGameBodySetMasks(CBBody *body, uint32_t category, uint32_t collision, uint32_t contact);
void cbGameBodySetMaterial(CBBody *body, float friction, float restitution);
void cbGameBodySetGravity(CBBody *body, float scale);
void cbGameBodySetFast(CBBody *body, bool isFast);
/// Gives the body a mass, its shapes' inertia with it.
void cbGameBodySetMass(CBBody *body, float mass);
/// Lets a body that moves rest until something touches it.
void cbGameBodyRest(CBBody *body);
void cbGameBodyApplyAngularImpulse(CBBody *body, float impulse);
void cbGameBodyApplyImpulse(CBBody *body, CBVector impulse);

/// The tags of up to `limit` bodies that touch a body; returns how many.
int32_t cbGameTouching(const CBBody *body, uint64_t *tags, int32_t limit);
/// The tags of up to `limit` bodies whose shapes reach into a rectangle; returns how many.
int32_t cbGameBodiesIn(const CBGame *game, CBVector lower, CBVector upper, uint64_t *tags, int32_t limit);
/// Up to `limit` places where a ray meets bodies, in no order; returns how many.
int32_t cbGameRay(const CBGame *game, CBVector start, CBVector end, CBGameHit *hits, int32_t limit);

/// A pin between two bodies that turns by a motor where the torque is not 0.
CBJoint *cbGamePin(CBBody *one, CBBody *other, CBVector point, float torque, float speed, bool isLimited, float lower,
    float upper);
/// The force and the torque that a joint held with in the last step of some seconds.
CBVector cbGameJointForce(const CBJoint *joint, float seconds);
float cbGameJointTorque(const CBJoint *joint, float seconds);

#ifdef __cplusplus
}
#endif

#endif
