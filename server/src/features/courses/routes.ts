/** The endpoints of courses and lessons for everyone, and of progress and completion for learners. */
import { courses } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import {
  serve,
  serveSignedIn,
  type PublicScope,
  type SignedInScope,
} from '../../platform/http/serve.ts';
import {
  completeLesson,
  listCourses,
  listLessons,
  rateCourse,
  showCourse,
  showLesson,
  showProgress,
} from './service.ts';

export function courseRoutes(scope: PublicScope, context: Context): void {
  serve(scope, courses.list, ({ caller }) => listCourses(context, caller));
  serve(scope, courses.course, ({ caller, params }) => showCourse(context, caller, params.id));
  serve(scope, courses.lessons, ({ params }) => listLessons(context, params.id));
  serve(scope, courses.lesson, ({ caller, params }) => showLesson(context, caller, params.id));
}

export function courseProgressRoutes(scope: SignedInScope, context: Context): void {
  serveSignedIn(scope, courses.progress, ({ caller, params }) =>
    showProgress(context, caller, params.id),
  );

  serveSignedIn(scope, courses.completeLesson, ({ caller, params, body, act }) =>
    completeLesson(context, caller, { id: params.id, completedAs: body?.completedAs }, act),
  );

  serveSignedIn(scope, courses.rate, ({ caller, params, body }) =>
    rateCourse(context, caller, params.id, body.rating),
  );
}
