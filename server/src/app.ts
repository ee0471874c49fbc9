/** The map of the server: the platform first, then the features in access scopes that say who may call them. */
import type { FastifyInstance } from 'fastify';
import type { SiteFacts } from '@qubloom/contract';
import { contentPages } from './content-pages.ts';
import type { Context, RecordStore } from './context.ts';
import type { StoredCurriculum } from './curriculum/store-curriculum.ts';
import { erasureMails } from './features/account-data/index.ts';
import { addressRoutes, recoveryMails, recoveryRoutes } from './features/accounts/index.ts';
import { assignmentRoutes } from './features/assignments/index.ts';
import {
  classMails,
  classPaymentRoutes,
  classRoutes,
  keepBoughtPlan,
} from './features/classes/index.ts';
import { consentMails, consentRoutes } from './features/consent/index.ts';
import { courseProgressRoutes, courseRoutes } from './features/courses/index.ts';
import { dailyPuzzleRoutes, dailyQuizRoutes } from './features/daily-puzzle/index.ts';
import { dashboardRoutes } from './features/dashboard/index.ts';
import {
  endLinksOfChild,
  endReportsRoute,
  familyMails,
  familyPaymentRoutes,
  familyRoutes,
  reportRoutes,
} from './features/families/index.ts';
import { cardMemoryRoutes, flashcardRoutes } from './features/flashcards/index.ts';
import { gameRecordRoutes } from './features/game-records/index.ts';
import { gradebookRoutes } from './features/gradebook/index.ts';
import { guidedPathRoutes, pathProgressRoutes } from './features/guided-paths/index.ts';
import { recordStatement } from './features/learning-records/index.ts';
import { arrivalRoutes, ltiRoutes, queueScores, schoolRoutes } from './features/lti/index.ts';
import { inquiryMails, inquiryRoutes } from './features/inquiries/index.ts';
import {
  groupRoomRoutes,
  liveLessonRoutes,
  lookRoutes,
  openLiveLessons,
} from './features/live-lessons/index.ts';
import { parentLinkRoutes, parentRoutes } from './features/parents/index.ts';
import { placeRoutes } from './features/places/index.ts';
import {
  achievementRoutes,
  learningTimeRoutes,
  saveLessonViews,
} from './features/progress/index.ts';
import { checkpointRoutes, quizRoutes, quizSubmissionRoutes } from './features/quizzes/index.ts';
import { certificateRoutes, resourceRoutes } from './features/resources/index.ts';
import { recordRoutes } from './features/record/index.ts';
import { searchRoutes } from './features/search/index.ts';
import {
  connectionRoutes,
  currentUserRoutes,
  googleRoutes,
  profileRoutes,
  signInRoutes,
} from './features/sign-in/index.ts';
import type { GoogleClient } from './features/sign-in/google/provider.ts';
import { simulatorRoutes, simulatorUseRoutes } from './features/simulators/index.ts';
import { openRooms, reportMails, studyRoomRoutes } from './features/study-rooms/index.ts';
import {
  openPayments,
  planRoutes,
  sandboxRoutes,
  subscriptionMails,
  subscriptionRoutes,
  webhookRoute,
} from './features/subscriptions/index.ts';
import type { PaymentSettings } from './features/subscriptions/settings.ts';
import { taskRoutes } from './features/tasks/index.ts';
import { visualizationPlayRoutes, visualizationRoutes } from './features/visualizations/index.ts';
import { firstCallsOf } from './first-calls.ts';
import { workOf, type ServerWork } from './hourly-work.ts';
import type { Connection } from './platform/database/client.ts';
import { createHttpApp, type HttpOptions } from './platform/http/create-app.ts';
import { keptRepliesIn } from './platform/http/idempotency/queries.ts';
import { warnOfUnknownProxies } from './platform/http/proxies.ts';
import { refuseForeignHosts } from './platform/http/same-site.ts';
import type { PublicScope, SignedInScope } from './platform/http/serve.ts';
import { answerUnknownPaths, rememberMethods } from './platform/http/unknown-paths.ts';
import { createOutbox, queueMailAt } from './platform/mail/outbox.ts';
import type { MailTransport } from './platform/mail/transport.ts';
import { describeApi, serveDescription } from './platform/openapi.ts';
import { healthRoutes, type Lifecycle } from './platform/running/health.ts';
import { endConnectionsWhileStopping } from './platform/running/stopping.ts';
import { createSessions, type Sessions } from './platform/sessions/sessions.ts';
import { createSocketServer } from './platform/sockets/sockets.ts';
import { serveWebApp } from './platform/web/web-app.ts';

export interface AppOptions extends HttpOptions {
  readonly connection: Connection;
  readonly curriculum: StoredCurriculum;
  /** True if the systems of schools may be in a private network. */
  readonly callsPrivateNetwork: boolean;
  /** The folder for stored files; an absolute path. */
  readonly dataFolder: string;
  /** Null if nobody can sign in with Google. */
  readonly google: GoogleClient | null;
  readonly lifecycle: Lifecycle;
  readonly mail: MailTransport;
  readonly now: () => Date;
  readonly payments: PaymentSettings;
  /** Where browsers find this server: `https://qubloom.example`. */
  readonly publicOrigin: string;
  /** The learning record store; null if there is none. */
  readonly recordStore: RecordStore | null;
  /** The Redis that connects study rooms across processes; null if there is one process. */
  readonly redisUrl: string | null;
  /** Calls to another host are refused, because the origin was set on purpose. */
  readonly refuseOtherHosts: boolean;
  readonly site: SiteFacts;
  /** True if the API's description has a page that shows it. */
  readonly withApiPage: boolean;
  /** The folder of the built web app. */
  readonly webRoot: string;
  /** True if browsers keep the site's files; if not, the server tells them to delete what they have kept. */
  readonly worksOffline: boolean;
}

export interface App extends ServerWork {
  readonly app: FastifyInstance;
  readonly sessions: Sessions;
}

export async function buildApp(options: AppOptions): Promise<App> {
  const app = createHttpApp(options);
  const context = await contextOf(app, options);
  const { database, now, sessions, payments } = context;
  await preparePlatform(app, context, options);

  const anyone: PublicScope = { access: 'public', app, sessions };
  signInRoutes(anyone, context);
  googleRoutes(anyone, context);
  recoveryRoutes(anyone, context);
  parentRoutes(anyone, context);
  reportRoutes(anyone, context);
  endReportsRoute(app, context);
  courseRoutes(anyone, context);
  quizRoutes(anyone, context);
  simulatorRoutes(anyone, context);
  flashcardRoutes(anyone, context);
  visualizationRoutes(anyone, context);
  guidedPathRoutes(anyone, context);
  dailyQuizRoutes(anyone, context);
  searchRoutes(anyone, context);
  resourceRoutes(anyone, context);
  inquiryRoutes(anyone, context);
  lookRoutes(anyone, context);
  planRoutes(anyone);
  arrivalRoutes(anyone, context);
  ltiRoutes(app, context);
  if (payments.provider !== null) webhookRoute(app, context);

  const replies = keptRepliesIn(database, now);
  const learners: SignedInScope = { access: 'signed-in', app, sessions, replies };
  currentUserRoutes(learners, context);
  connectionRoutes(learners, context);
  addressRoutes(learners, context);
  profileRoutes(learners, context);
  consentRoutes(learners, context, endLinksOfChild);
  dashboardRoutes(learners, context);
  recordRoutes(learners, context);
  familyRoutes(learners, context);
  familyPaymentRoutes(learners, context);
  parentLinkRoutes(learners, context);
  classRoutes(learners, context);
  classPaymentRoutes(learners, context);
  assignmentRoutes(learners, context);
  gradebookRoutes(learners, context);
  schoolRoutes(learners, context);
  achievementRoutes(learners, context);
  learningTimeRoutes(learners, context);
  courseProgressRoutes(learners, context);
  quizSubmissionRoutes(learners, context);
  checkpointRoutes(learners, context);
  simulatorUseRoutes(learners, context);
  taskRoutes(learners, context);
  placeRoutes(learners, context);
  gameRecordRoutes(learners, context);
  dailyPuzzleRoutes(learners, context);
  cardMemoryRoutes(learners, context);
  visualizationPlayRoutes(learners, context);
  pathProgressRoutes(learners, context);
  certificateRoutes(learners, context);
  subscriptionRoutes(learners, context);
  sandboxRoutes(learners, context);
  const { redisUrl, lifecycle, logger } = options;
  const sockets = await createSocketServer(app, { sessions, lifecycle, logger });
  liveLessonRoutes(learners, context, openLiveLessons(app, context, sockets, redisUrl));
  const rooms = openRooms(app, context, sockets, redisUrl);
  studyRoomRoutes(learners, context, rooms);
  groupRoomRoutes(learners, context, rooms);
  app.addHook('onClose', () => saveLessonViews(context));

  await serveDescription(app, options.withApiPage);
  const outbox = createOutbox({
    database,
    now,
    transport: options.mail,
    supportEmail: context.site.supportEmail,
    writers: mailsOf(context),
  });
  return { app, sessions, ...workOf(context, outbox, replies) };
}

async function contextOf(app: FastifyInstance, options: AppOptions): Promise<Context> {
  const { connection, now, publicOrigin } = options;
  const { database } = connection;
  const context: Context = {
    ...connection,
    now,
    publicOrigin,
    log: options.logger,
    site: options.site,
    curriculum: options.curriculum,
    callsPrivateNetwork: options.callsPrivateNetwork,
    dataFolder: options.dataFolder,
    google: options.google,
    queueMail: queueMailAt(now),
    recordStore: options.recordStore,
    reportLearning: async (tx, learned) => {
      await queueScores(tx, learned);
      await recordStatement(context, tx, learned);
    },
    payments: await openPayments(options.payments, { database, now, publicOrigin }, keepBoughtPlan),
    sessions: await createSessions(app, { database, now, publicOrigin }),
  };
  return context;
}

/** Everything that isn't a feature: health, the web app, and answers to unknown paths. */
async function preparePlatform(
  app: FastifyInstance,
  { database, publicOrigin, sessions, site }: Context,
  options: AppOptions,
): Promise<void> {
  const methodsOf = rememberMethods(app);
  await describeApi(app, sessions.cookieName);
  warnOfUnknownProxies(app, options);
  if (options.refuseOtherHosts) refuseForeignHosts(app, publicOrigin);
  healthRoutes(app, database, options.lifecycle);
  endConnectionsWhileStopping(app, options.lifecycle);
  const webApp = await serveWebApp(app, options.webRoot, {
    site,
    bringsSession: (request) => sessions.sessionIdOf(request) !== null,
    contentPages: await contentPages(database, publicOrigin),
    firstCallsOf,
    publicOrigin,
    worksOffline: options.worksOffline,
  });
  answerUnknownPaths(app, methodsOf, webApp);
}

const mailsOf = ({ database, publicOrigin, site }: Context) => ({
  ...recoveryMails(publicOrigin, site.supportEmail),
  ...erasureMails(publicOrigin),
  ...consentMails({ origin: publicOrigin, operator: site.operator.name }),
  ...familyMails(database, publicOrigin),
  ...classMails(publicOrigin),
  ...inquiryMails,
  ...reportMails,
  ...subscriptionMails(publicOrigin),
});
