export {
  accountLimits,
  addressWithoutMailbox,
  AgeRange,
  hasMailbox,
  LoginBody,
  RegisterBody,
  CurrentUser,
  accounts,
  Email,
  Password,
} from './accounts/accounts.ts';
export {
  google,
  GoogleReturn,
  googleReturnPath,
  GoogleSignUpBody,
  Newcomer,
  SignInMethod,
} from './accounts/google.ts';
export {
  ageRangesUpTo,
  ChangePasswordBody,
  ChangeProfileBody,
  ConfirmBody,
  OpenSession,
  PersonalData,
  profile,
} from './accounts/profile.ts';
export { EmailBody, linkGone, parentsAddress, recovery } from './accounts/recovery.ts';
export * from './achievement.ts';
export * from './brand.ts';
export { checkpointLength, checkpointsOf } from './quizzes/checkpoint-places.ts';
export { CheckpointResult, checkpoints } from './quizzes/checkpoints.ts';
export {
  allowsSomething,
  changedTicks,
  Child,
  type ChildChange,
  consent,
  type ConsentState,
  consentStates,
  type ConsentTicks,
  consentWords,
  keptInShort,
  keptOfChild,
  seenByTeachers,
  whyKeptOfChild,
  noTicks,
  type OwnConsent,
  type WaitsForConsent,
  waitsForConsent,
} from './consent.ts';
export * from './daily/daily-challenges.ts';
export * from './daily/daily-puzzles.ts';
export * from './information/contact.ts';
export * from './information/cookies.ts';
export * from './information/site-facts.ts';
export * from './inquiries.ts';
export {
  type AssignedKind,
  assignedKindNames,
  assignedKinds,
  type WorkKind,
  workKinds,
  workLimits,
} from './assignments/assigned-kinds.ts';
export {
  AssignedItem,
  AssignedWork,
  Assignment,
  assignmentLimits,
  assignments,
  type ContentItem,
  type HandedIn,
  ListedAssignment,
  type NewWork,
  OwnAssignment,
  pathToItem,
  WorkOfLearner,
} from './assignments/assignments.ts';
export {
  ClassCodeKind,
  classes,
  type ClassLearner,
  classLimits,
  type ClassPlan,
  classPlans,
  classSeats,
  ClassSlip,
  type ClassSummary,
  type PaidClassPlan,
  SchoolAgreement,
  SchoolClass,
  type LinkedClass,
  type MyClasses,
} from './classes/classes.ts';
export { tierOfClass } from './classes/class-tier.ts';
export { classPayments, ClassPlanStatus } from './classes/class-payments.ts';
export * from './courses.ts';
export {
  begunText,
  type CompletedAs,
  completionKinds,
  completionText,
  completionTexts,
} from './lessons/lesson-completions.ts';
export { familyPayments, FamilyPlan } from './family-payments.ts';
export {
  type Endpoint,
  type FileKind,
  type Method,
  type ParamsOf,
  type BodyInput,
  type BodyOf,
  type QueryOf,
  type ReplyOf,
  type ServedFile,
} from './endpoint.ts';
export * from './errors.ts';
export {
  families,
  Family,
  type FamilyLink,
  familyLimits,
  type LinkOrigin,
  linkOrigins,
} from './families.ts';
export * from './flashcards/card-content.ts';
export * from './flashcards/flashcards.ts';
export {
  gradebook,
  Gradebook,
  type GradebookCell,
  type GradebookColumn,
  gradebookLimits,
  type GradebookRow,
  Misconception,
} from './gradebook/gradebook.ts';
export { gradebookRows, type GradebookText, gradebookTexts } from './gradebook/gradebook-rows.ts';
export { labelsOf } from './classes/learner-labels.ts';
export * from './guided-paths/guided-paths.ts';
export * from './guided-paths/step-rules.ts';
export {
  findInteractive,
  interactives,
  type Interactive,
  type InteractiveName,
  type InteractiveProperties,
  type SimulatorPage,
} from './interactives/interactives.ts';
export {
  blochGates,
  marbleBags,
  maxBlochMoves,
  maxDamping,
  maxDepolarizing,
  maxGroverSteps,
  maxNoiseSteps,
  maxPhotons,
  maxReadoutError,
  maxSwitches,
  rippleClockStep,
} from './interactives/limits.ts';
export {
  bestRun,
  longestRun,
  mergedRecord,
  rematchGames,
  type RematchGame,
  rematchLevels,
  type RematchLevel,
  type RunRecord,
} from './interactives/rematches.ts';
export { readAddress, readProperties, type PropertyValues } from './interactives/properties.ts';
export type { BlochMove, MixerGate, SortableCard } from './interactives/own-properties.ts';
export { readInteractive } from './interactives/read-interactive.ts';
export {
  allSimulators,
  findSimulator,
  type LocalSimulator,
  type Simulator,
} from './interactives/simulators.ts';
export { joinCodeLength, joinCodeLetters } from './join-code.ts';
export { idempotencyHeader, formatIdempotencyKey, parseIdempotencyKey } from './idempotency.ts';
export { formatLearnedAt, learnedAtHeader, parseLearnedAt, type LearnedAt } from './learned-at.ts';
export {
  UserId,
  CourseId,
  LessonId,
  QuizId,
  QuestionId,
  AchievementId,
  FlashcardSetId,
  FlashcardId,
  GuidedPathId,
  GuidedStepId,
  StudyRoomId,
  ChatMessageId,
  VisualizationId,
  ClassId,
  AssignmentId,
  LiveLessonId,
  ClassParams,
  ClassMemberParams,
  UserParams,
  type PlaceKind,
} from './ids.ts';
export { maxPlaceLength, Place, places } from './places.ts';
export { GameRecord, gameRecords } from './game-records.ts';
export {
  inlineMarksOf,
  innerMarksOf,
  glossaryKeysIn,
  codePiecesOf,
} from './lessons/inline-marks.ts';
export * from './learning-time.ts';
export {
  type GroupLearner,
  type GroupRoom,
  groupRooms,
  GroupRooms,
  type GroupSize,
  groupSizes,
  type RoomCompany,
} from './live-lessons/group-rooms.ts';
export {
  LiveLesson,
  liveLessons,
  liveLessonTimes,
  type LookBlock,
  LookStep,
} from './live-lessons/live-lessons.ts';
export {
  type BoardLearner,
  LiveClientMessage,
  LiveServerMessage,
  liveSocketPath,
} from './live-lessons/messages.ts';
export {
  type Arrival,
  type ConnectedCourse,
  launchPage,
  lti,
  type LtiItemKind,
  ltiItemKinds,
  type OwnSchool,
} from './lti/lti.ts';
export { hasControlCharacter, hasVisibleCharacter, withoutInvisible } from './names.ts';
export * from './lessons/lab-level.ts';
export * from './lessons/lesson-content.ts';
export { speakerNames, type Speaker } from './lessons/speakers.ts';
export { barStep } from './lessons/inline-check.ts';
export { inlineCheckKinds, isInlineCheck } from './lessons/inline-check-kinds.ts';
export { formatLessonContent, parseLessonContent } from './lessons/lesson-lines.ts';
export {
  type LessonPart,
  lessonPartsOf,
  type LessonScreen,
  lessonScreensOf,
} from './lessons/lesson-screens.ts';
export {
  isHidden,
  isRun,
  isTask,
  isThingToDo,
  screenBlocksOf,
  type ShownBlock,
} from './lessons/screen-blocks.ts';
export * from './visualizations/drawing.ts';
export { percent } from './visualizations/percent.ts';
export * from './visualizations/scene.ts';
export { passwordProblem } from './accounts/password-rules.ts';
export * from './path.ts';
export { levelOf, weeklyGoal } from './points.ts';
export * from './progress.ts';
export {
  Choice,
  Quiz,
  Question,
  SubmitQuizBody,
  AnswerReview,
  QuizCheck,
  QuizResult,
  quizzes,
} from './quizzes/quizzes.ts';
export {
  goalDays,
  type GoalSide,
  goalSides,
  LearnerRecord,
  mostStuckPoints,
  record,
  type RecordedLesson,
  type StuckPoint,
  type WeeklyGoal,
} from './record/learner-record.ts';
export { quizText, type SolvedTasks, tasksText } from './record/results.ts';
export { type TimeBand, timeBandOf, timeBands, timeBandTexts } from './record/time-bands.ts';
export { daysInWords, weekSentences } from './record/week-sentences.ts';
export {
  consentDays,
  daysKept,
  erasureDelay,
  type Kept,
  type Retention,
  retention,
} from './retention.ts';
export * from './resources/resources.ts';
export * from './rooms/close-codes.ts';
export * from './rooms/messages.ts';
export { dialable, findHelpCountry, helpCountries, type HelpLine } from './rooms/help-lines.ts';
export { readyPhrases } from './rooms/phrases.ts';
export { isReadyGateName, readyGateNames } from './rooms/gate-names.ts';
export { roomLimits } from './rooms/limits.ts';
export {
  formatUpdate,
  mergeUpdates,
  parseUpdate,
  type PartAuthor,
  SharedCircuit,
} from './rooms/circuit/shared-circuit.ts';
export type {
  GameAnswer,
  GamePlayer,
  GameRound,
  SharedGame,
  SharedGameWork,
} from './rooms/circuit/shared-game.ts';
export { writtenTexts, type WrittenTexts } from './rooms/circuit/written-texts.ts';
export { maxGameRounds } from './rooms/circuit/shared-game.ts';
export type { SharedTask, SharedTaskRef, SharedTaskWork } from './rooms/circuit/shared-task.ts';
export { sharedCircuitLimits } from './rooms/circuit/read-circuit.ts';
export type { EditRefusal } from './rooms/circuit/write-edit.ts';
export * from './rooms/study-rooms.ts';
export type { Route, RouteTo, RoutesTo } from './routes.ts';
export * as routes from './routes.ts';
export { simulatorKind, longestSimulatorReport } from './lessons/simulator-address.ts';
export { simulators, type DevicePreset, type DeviceRates } from './simulators.ts';
export * from './search/results.ts';
export * from './search/search.ts';
export * from './stars.ts';
export { benefitsOf } from './subscriptions/benefits.ts';
export { classroomPlan, type PlanId } from './subscriptions/classroom.ts';
export { BillingCycle, offerOf, Plan, planIds, planOf, plans } from './subscriptions/plans.ts';
export * from './subscriptions/prices.ts';
export { grownUpNeeded, grownUpsEmailNeeded, noDowngrade } from './subscriptions/refusals.ts';
export {
  SandboxCard,
  sandboxNotice,
  sandboxPath,
  SandboxReceipt,
  SandboxSession,
  sandbox,
} from './subscriptions/sandbox.ts';
export {
  CheckoutBody,
  noCycleChosen,
  noPlanChosen,
  OwnSubscription,
  PaymentError,
  type PaymentErrorCode,
  paymentErrorCodes,
  subscriptions,
  SubscriptionStatus,
  subscriptionStatuses,
} from './subscriptions/subscriptions.ts';
export * from './lessons/program-task.ts';
export * from './lessons/task-check.ts';
export * from './subscriptions/extras.ts';
export * from './subscriptions/tiers.ts';
export {
  maxCircuitTextLength,
  TaskKey,
  PassedTask,
  LessonTasks,
  TaskVerdict,
  tasks,
  type ProgramAttempt,
} from './tasks.ts';
export * from './visualizations/calls.ts';
export * from './visualizations/play-limits.ts';
