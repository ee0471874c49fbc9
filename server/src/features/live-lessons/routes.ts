/** The endpoints of live lessons: for teachers, for learners, and for devices without an account. */
import { liveLessons } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import {
  serve,
  serveSignedIn,
  type PublicScope,
  type SignedInScope,
} from '../../platform/http/serve.ts';
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
