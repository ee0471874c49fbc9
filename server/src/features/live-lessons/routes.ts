/** The endpoints of live lessons: for teachers, for learners, and for devices without an account. */
import { groupRooms, liveLessons } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import {
  serve,
  serveSignedIn,
  type PublicScope,
  type SignedInScope,
} from '../../platform/http/serve.ts';
import type { LiveRooms } from '../study-rooms/index.ts';
import { addToGroup, closeGroups, openGroups, showGroups } from './groups.ts';
import type { Boards } from './live/boards.ts';
import {
  endLive,
  look,
  makeLookCode,
  showLive,
  showOwnLive,
  startLive,
  steerLive,
} from './service.ts';

export function lookRoutes(scope: PublicScope, context: Context): void {
  serve(scope, liveLessons.look, ({ body: { code }, household }) => look(context, code, household));
}

export function groupRoomRoutes(scope: SignedInScope, context: Context, rooms: LiveRooms): void {
  serveSignedIn(scope, groupRooms.show, ({ caller, params }) =>
    showGroups(context, rooms, caller, params.id),
  );
  serveSignedIn(scope, groupRooms.open, ({ caller, params, body }) =>
    openGroups(context, rooms, caller, { classId: params.id, ...body }),
  );
  serveSignedIn(scope, groupRooms.add, ({ caller, params, body }) =>
    addToGroup(context, rooms, caller, { classId: params.id, ...body }),
  );
  serveSignedIn(scope, groupRooms.close, ({ caller, params }) =>
    closeGroups(context, rooms, caller, params.id),
  );
}

export function liveLessonRoutes(scope: SignedInScope, context: Context, boards: Boards): void {
  serveSignedIn(scope, liveLessons.show, ({ caller, params }) =>
    showLive(context, caller, params.id),
  );
  serveSignedIn(scope, liveLessons.start, ({ caller, params, body }) =>
    startLive(context, boards, caller, { classId: params.id, ...body }),
  );
  serveSignedIn(scope, liveLessons.steer, ({ caller, params, body }) =>
    steerLive(context, boards, caller, { classId: params.id, ...body }),
  );
  serveSignedIn(scope, liveLessons.end, async ({ caller, params }) => {
    await endLive(context, boards, caller, params.id);
    return {};
  });
  serveSignedIn(scope, liveLessons.makeCode, ({ caller, params }) =>
    makeLookCode(context, caller, params.id),
  );
  serveSignedIn(scope, liveLessons.mine, ({ caller }) => showOwnLive(context, caller));
}
