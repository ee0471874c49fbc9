/** The endpoints of study rooms: the list, new rooms, codes, and hidden learners. */
import { studyRooms } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { serveSignedIn, type SignedInScope } from '../../platform/http/serve.ts';
import {
  createRoom,
  listHiddenLearners,
  listOpenRooms,
  openRoom,
  unhideLearner,
} from './service.ts';
import type { LiveRooms } from './socket.ts';

export function studyRoomRoutes(scope: SignedInScope, context: Context, live: LiveRooms): void {
  serveSignedIn(scope, studyRooms.list, ({ caller }) => listOpenRooms(context, live, caller));
  serveSignedIn(scope, studyRooms.create, ({ caller, body }) => createRoom(context, caller, body));
  serveSignedIn(scope, studyRooms.open, ({ caller, body }) => openRoom(context, caller, body.code));
  serveSignedIn(scope, studyRooms.hidden, ({ caller }) => listHiddenLearners(context, caller));
  serveSignedIn(scope, studyRooms.show, ({ caller, params }) =>
    unhideLearner(context, live, caller, params.id),
  );
}
