/** The map of the server: the platform first, then the features inside their access scopes. */
import type { FastifyInstance } from 'fastify';
import type { SiteFacts } from '@qubloom/contract';
import { contentPages } from './content-pages.ts';
import { learnerLock } from './features/accounts/learner-lock.ts';
import {
  connectionRoutes,
  googleRoutes,
  type GoogleRoutesOptions,
} from './features/accounts/google/routes.ts';
import { signInWithGoogle, type GoogleClient } from './features/accounts/google/set-up.ts';
import { renameLearner } from './features/accounts/queries.ts';
import { eraseAccount } from './features/accounts/personal-data/queries.ts';
import { erasureMails } from './features/accounts/personal-data/mails.ts';
import { personalDataOf } from './features/accounts/personal-data/service.ts';
import { profileRoutes } from './features/accounts/profile/routes.ts';
import { currentUserRoutes, authRoutes, type AccountsOptions } from './features/accounts/routes.ts';
import { recoveryMails } from './features/accounts/recovery/mails.ts';
import { addressRoutes, recoveryRoutes } from './features/accounts/recovery/routes.ts';
import { askConfirmation, type RecoveryOptions } from './features/accounts/recovery/service.ts';
import { confirmPassword } from './features/accounts/recovery/confirm-password.ts';
import { recordConfirmedAddress, recordNewAddress } from './features/accounts/recovery/queries.ts';
import { recoveryThrottles } from './features/accounts/recovery/throttles.ts';
import { authThrottles } from './features/accounts/throttles.ts';
import { learningTimeRoutes } from './features/activity/routes.ts';
import { timeReportThrottle } from './features/activity/throttles.ts';
import { achievementQueries } from './features/achievements/queries.ts';
import { achievementRoutes } from './features/achievements/routes.ts';
import { askParent } from './features/consent/asking.ts';
import { consentMails } from './features/consent/mails.ts';
import {
  consentRoutes,
  parentRoutes,
  type ConsentRoutesOptions,
} from './features/consent/routes.ts';
import { allowWithConsent, parentsWords } from './features/consent/policy.ts';
import { courseProgressRoutes, courseRoutes } from './features/courses/routes.ts';
import { dashboardQueries } from './features/dashboard/queries.ts';
import { dashboardRoutes } from './features/dashboard/routes.ts';
import { cardMemoryRoutes, flashcardRoutes } from './features/flashcards/routes.ts';
import { guidedPathRoutes, pathProgressRoutes } from './features/guided-paths/routes.ts';
import { placeRoutes } from './features/places/routes.ts';
import { checkpointRoutes } from './features/quizzes/checkpoints/routes.ts';
import { quizRoutes, quizSubmissionRoutes } from './features/quizzes/routes.ts';
import { certificateRoutes, resourceRoutes } from './features/resources/routes.ts';
import { searchRoutes } from './features/search/routes.ts';
import { simulatorRoutes, simulatorUseRoutes } from './features/simulators/routes.ts';
import { localBus } from './features/study-rooms/live/processes/bus.ts';
import { redisBus } from './features/study-rooms/live/processes/redis-bus.ts';
import { reportMails } from './features/study-rooms/reports/mails.ts';
import { studyRoomRoutes } from './features/study-rooms/routes.ts';
import type { StudyRoomsOptions } from './features/study-rooms/service.ts';
import { liveRooms, type LiveRoomsOptions } from './features/study-rooms/socket.ts';
import { roomThrottles } from './features/study-rooms/throttles.ts';
import { streakToday } from './features/streak/streak.ts';
import { subscriptionMails } from './features/subscriptions/mails.ts';
import { planRoutes, subscriptionRoutes, webhookRoute } from './features/subscriptions/routes.ts';
import { sandboxRoutes } from './features/subscriptions/sandbox/routes.ts';
import { endPayments, stopCharges } from './features/subscriptions/service.ts';
import type { Payments } from './features/subscriptions/set-up.ts';
import type { PaymentSettings } from './features/subscriptions/settings.ts';
import { taskRoutes } from './features/tasks/routes.ts';
import { visualizationPlayRoutes, visualizationRoutes } from './features/visualizations/routes.ts';
import type { StoredCurriculum } from './platform/curriculum/store-curriculum.ts';
import type { Connection } from './platform/database/client.ts';
import { healthRoutes, type Lifecycle } from './platform/running/health.ts';
import { createHttpApp, type HttpOptions } from './platform/http/create-app.ts';
import { keptRepliesIn } from './platform/http/idempotency/queries.ts';
import { warnOfUnknownProxies } from './platform/http/proxies.ts';
import { refuseForeignHosts } from './platform/http/same-site.ts';
import type { PublicScope, SignedInScope } from './platform/http/serve.ts';
import { answerUnknownPaths, rememberMethods } from './platform/http/unknown-paths.ts';
import { firstCallsOf } from './first-calls.ts';
import { addJob } from './platform/jobs/jobs.ts';
import { paymentsOf } from './wiring/payments.ts';
import { createOutbox } from './platform/mail/outbox.ts';
import type { MailTransport } from './platform/mail/transport.ts';
import { describeApi, serveDescription } from './platform/openapi.ts';
import { createSessions, type Sessions } from './platform/sessions/sessions.ts';
import { nameProcess } from './platform/sockets/sockets.ts';
import { slidingThrottles, type SlidingThrottles } from './platform/sliding-throttle.ts';
import { endConnectionsWhileStopping } from './platform/running/stopping.ts';
import { workOf, type ServerWork } from './hourly-work.ts';
import { serveWebApp } from './platform/web/web-app.ts';
import { learningOf } from './wiring/learning.ts';
import { householdOf } from './platform/http/addresses.ts';

export interface AppOptions extends HttpOptions {
  readonly connection: Connection;
  readonly curriculum: StoredCurriculum;
  /** Null where nobody signs in with Google. */
  readonly google: GoogleClient | null;
  readonly lifecycle: Lifecycle;
  readonly mail: MailTransport;
  readonly now: () => Date;
  readonly payments: PaymentSettings;
  /** Where browsers find this server: `https://qubloom.example`. */
  readonly publicOrigin: string;
  /** Through which study rooms span processes; null where there is one process. */
  readonly redisUrl: string | null;
  /** Where it was set on purpose: calls to another host are refused. */
  readonly refuseOtherHosts: boolean;
  readonly site: SiteFacts;
  /** Whether the API's description has a page to read it. */
  readonly withApiPage: boolean;
  /** The folder of the built web app. */
  readonly webRoot: string;
  /** Browsers keep the site's files; otherwise they are told to give up what they keep. */
  readonly worksOffline: boolean;
}

export interface App extends ServerWork {
  readonly app: FastifyInstance;
  readonly sessions: Sessions;
}

export async function buildApp(options: AppOptions): Promise<App> {
  const { lifecycle, now, publicOrigin } = options;
  const { database } = options.connection;

  const app = createHttpApp(options);
  const sessions = await createSessions(app, { database, now, publicOrigin });
  const methodsOf = rememberMethods(app);
  await describeApi(app, sessions.cookieName);
  warnOfUnknownProxies(app, options);
  if (options.refuseOtherHosts) refuseForeignHosts(app, publicOrigin);
  healthRoutes(app, database, lifecycle);
  endConnectionsWhileStopping(app, lifecycle);
  const webApp = await serveWebApp(app, options.webRoot, {
    site: options.site,
    bringsSession: (request) => sessions.sessionIdOf(request) !== null,
    contentPages: await contentPages(database, publicOrigin),
    firstCallsOf,
    publicOrigin,
    worksOffline: options.worksOffline,
  });
  answerUnknownPaths(app, methodsOf, webApp);

  const withLearner = learnerLock(database);
  const payments = await paymentsOf(options, withLearner);
  const { outbox, tries, accounts, recovery, consent, google } = accountsOf(
    options,
    sessions,
    payments,
  );
  const learning = learningOf(app, options, withLearner);
  const dashboard = { queries: dashboardQueries(database), streakOf: accounts.streakOf, now };

  const anyone: PublicScope = { access: 'public', app, sessions };
  authRoutes(anyone, accounts);
  googleRoutes(anyone, google);
  recoveryRoutes(anyone, recovery);
  parentRoutes(anyone, consent);
  courseRoutes(anyone, learning.courses);
  quizRoutes(anyone, learning.quizzes);
  simulatorRoutes(anyone, learning.simulators);
  flashcardRoutes(anyone, learning.flashcards);
  visualizationRoutes(anyone, learning.visualizations);
  guidedPathRoutes(anyone, learning.paths);
  searchRoutes(anyone, learning.search);
  resourceRoutes(anyone, learning.resources);
  planRoutes(anyone);
  if (payments.checkouts) webhookRoute(app, payments.checkouts);

  const replies = keptRepliesIn(database, now);
  const learners: SignedInScope = { access: 'signed-in', app, sessions, replies };
  currentUserRoutes(learners, accounts);
  connectionRoutes(learners, google);
  addressRoutes(learners, recovery);
  profileRoutes(learners, {
    ...recovery,
    streakOf: accounts.streakOf,
    askParent: (tx, child) => askParent(consent, tx, child),
    stopCharges: (id) => stopCharges(payments, id),
    stopChargesSoon: (tx, id) => consent.stopCharges(tx, id),
  });
  consentRoutes(learners, consent);
  dashboardRoutes(learners, dashboard);
  achievementRoutes(learners, achievementQueries(database));
  courseProgressRoutes(learners, learning.courses);
  quizSubmissionRoutes(learners, learning.quizzes);
  checkpointRoutes(learners, learning.checkpoints);
  simulatorUseRoutes(learners, learning.simulators);
  learningTimeRoutes(learners, { withLearner, reports: timeReportThrottle(), now });
  taskRoutes(learners, learning.tasks);
  placeRoutes(learners, learning.places);
  cardMemoryRoutes(learners, learning.flashcards);
  visualizationPlayRoutes(learners, learning.visualizations);
  pathProgressRoutes(learners, learning.paths);
  certificateRoutes(learners, learning.resources);
  subscriptionRoutes(learners, payments);
  if (payments.sandbox) sandboxRoutes(learners, payments.sandbox);
  const given = { sessions, tries, queueMail: recovery.queueMail };
  studyRoomRoutes(learners, await roomsOf(app, options, given));

  await serveDescription(app, options.withApiPage);
  const kept = { database, now, sessions, tries, outbox, replies, consent, payments };
  return { app, sessions, ...workOf(kept) };
}

/** Study rooms: their sockets, and the calls around them. */
async function roomsOf(
  app: FastifyInstance,
  options: AppOptions,
  {
    tries,
    ...given
  }: Pick<LiveRoomsOptions, 'sessions' | 'queueMail'> & { readonly tries: SlidingThrottles },
): Promise<StudyRoomsOptions> {
  const { database } = options.connection;
  const consent = {
    allowWithConsent: allowWithConsent(database),
    parentsWords: parentsWords(database),
  };
  const process = nameProcess();
  const { countIn, noteShown } = await liveRooms(app, {
    ...options,
    ...given,
    ...consent,
    database,
    process,
    bus: options.redisUrl
      ? redisBus({ url: options.redisUrl, process, logger: options.logger })
      : localBus(),
    operator: options.site.supportEmail,
  });
  const throttles = roomThrottles(tries);
  return { database, now: options.now, ...consent, countIn, noteShown, throttles };
}

/** Accounts, what they mail, and how often one may try to get in. */
function accountsOf(
  { connection: { database }, google: client, now, mail, publicOrigin, site, logger }: AppOptions,
  sessions: Sessions,
  payments: Payments,
) {
  const outbox = createOutbox({
    database,
    now,
    transport: mail,
    supportEmail: site.supportEmail,
    writers: {
      ...recoveryMails(publicOrigin, site.supportEmail),
      ...erasureMails(publicOrigin),
      ...consentMails(publicOrigin),
      ...reportMails,
      ...subscriptionMails(publicOrigin),
    },
  });
  const tries = slidingThrottles(database, now);
  const recovery: RecoveryOptions = {
    database,
    now,
    queueMail: payments.queueMail,
    throttles: recoveryThrottles(tries),
    endSessionsOf: sessions.endAllOf,
  };
  const consent: ConsentRoutesOptions = {
    database,
    now,
    queueMail: recovery.queueMail,
    eraseAccount,
    endPayments: (id) => endPayments(payments, id),
    stopCharges: (tx, id) =>
      addJob(tx, { task: 'stop-charges', payload: { id }, key: `stop-charges:${String(id)}` }),
    personalDataOf: (child) => personalDataOf({ database, now }, child),
    rename: renameLearner,
    confirmAddress: recordConfirmedAddress,
    changeAddress: recordNewAddress,
    confirmPassword: (id, password) => confirmPassword(recovery, id, password),
    throttles: recovery.throttles,
    countMail: (address) => recovery.throttles.mailsAskedFor.take(householdOf(address)),
  };
  const accounts: AccountsOptions = {
    database,
    now,
    throttles: authThrottles(tries),
    streakOf: (learner) => streakToday(learner, now()),
    noteTakenName: (from) => logger.info({ from }, 'a username was asked for that is taken'),
    afterRegistering: (tx, learner, addresses) =>
      learner.ageRange === 'under-13'
        ? askParent(consent, tx, { id: learner.id, ...addresses })
        : askConfirmation(recovery, learner, tx),
  };
  const google: GoogleRoutesOptions = {
    ...accounts,
    google: client && signInWithGoogle(client, sessions),
    confirmation: recovery,
    queueMail: recovery.queueMail,
  };
  return { outbox, tries, accounts, recovery, consent, google };
}
