/** Study rooms by calls: the list, new ones, codes, and whom one has hidden. */
import { studyRooms } from '@qubloom/contract';
import { serveSignedIn, type SignedInScope } from '../../platform/http/serve.ts';
import {
  createRoom,
  listHiddenLearners,
  listOpenRooms,
  openRoom,
  showLearner,
  type StudyRoomsOptions,
} from './service.ts';

export function studyRoomRoutes(scope: SignedInScope, options: StudyRoomsOptions): void {
  serveSignedIn(scope, studyRooms.list, ({ caller }) => listOpenRooms(options, caller));
  serveSignedIn(scope, studyRooms.create, ({ caller, body }) => createRoom(options, caller, body));
  serveSignedIn(scope, studyRooms.open, ({ caller, body }) => openRoom(options, caller, body.code));
  serveSignedIn(scope, studyRooms.hidden, ({ caller }) => listHiddenLearners(options, caller));
  serveSignedIn(scope, studyRooms.show, ({ caller, params }) =>
    showLearner(options, caller, params.id),
  );
}
