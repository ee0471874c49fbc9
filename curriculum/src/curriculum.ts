/** The content after parsing, which the server stores and the checks examine. */
import type {
  AnimationData,
  AnimationScript,
  BlockOf,
  Choice,
  ExplanationStep,
  FlashcardCategory,
  InteractiveElement,
  LabStart,
  LessonBlock,
  LessonCategory,
  LessonPlan,
  LessonStage,
  Level,
  ShownInteractive,
  Tier,
  VisualizationComplexity,
  VisualizationConcept,
} from '@qubloom/contract';
import type { z } from 'zod';
import type { ComputedNumber } from './computed-number.ts';
import type { Idea } from './ideas/ideas-file.ts';
import type { AchievementRule, ActivityFile, AssessmentFile } from './load/content-files.ts';
import type { ProgramDiagnosis } from './programs/program-diagnosis.ts';
import type { DiagnosisCode } from './tasks/diagnosis.ts';
import type { VideoContent } from './videos/video-file.ts';

export interface Curriculum {
  /** In the order of the library. */
  readonly courses: readonly CourseContent[];
  /** In the order of their list. */
  readonly flashcardSets: readonly FlashcardSetContent[];
  /** In the order of their list. */
  readonly guidedPaths: readonly GuidedPathContent[];
  /** In the order of their list. */
  readonly visualizations: readonly VisualizationContent[];
  readonly achievements: readonly AchievementContent[];
  readonly glossary: readonly GlossaryWord[];
  /** The ideas, with the places where they are taught. */
  readonly ideas: readonly Idea[];
  /** Numbers in texts that are marked as computed. */
  readonly numbers: readonly ComputedNumber[];
}

export interface CourseContent {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly level: Level;
  readonly imageUrl: string;
  readonly requires: Tier;
  readonly position: number;
  /** The common thread of the course, in one sentence; its last lesson ties it up. */
  readonly thread?: string | undefined;
  /** The video of the whole course; null if there is none. */
  readonly video: VideoContent | null;
  readonly lessons: readonly LessonContent[];
}

export interface LessonContent {
  readonly slug: string;
  /** Path of its markdown. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly category: LessonCategory;
  readonly minutes: number;
  readonly simulatorUrl: string | null;
  readonly videoUrl: string | null;
  /** How the circuit lab on its simulator page opens. */
  readonly lab: LabStart | null;
  readonly newWords: readonly string[];
  /** Contents of its lesson plan besides the lesson. */
  readonly plan: LessonPlan | null;
  readonly outline: boolean;
  /** Its former place, `<course>/<lesson>`. */
  readonly movedFrom: string | null;
  readonly blocks: readonly (LessonBlock & { readonly line: number })[];
  /** The blocks in the form in which they are stored and sent. */
  readonly content: string;
  readonly quiz: QuizContent | null;
  readonly checkpoint: CheckpointContent | null;
  readonly assessment: AssessmentContent | null;
  readonly activity: ActivityContent | null;
  readonly flashcards: readonly FlashcardContent[];
  readonly tasks: readonly TaskContent[];
  readonly programTasks: readonly ProgramTaskContent[];
}

export interface QuizContent {
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly pointsAwarded: number;
  readonly questions: readonly QuestionContent[];
}

export interface QuestionContent {
  readonly key: string;
  readonly question: string;
  readonly options: Readonly<Record<Choice, { readonly text: string; readonly reason: string }>>;
  readonly correct: Choice;
  /** The stage of its lesson that teaches the answer. */
  readonly section: LessonStage;
}

/** Questions about a lesson that its quiz does not ask, for later checkpoints. */
export interface CheckpointContent {
  readonly file: string;
  readonly questions: readonly CheckpointQuestionContent[];
}

export interface CheckpointQuestionContent extends QuestionContent {
  /** Key of the lesson's card that teaches the answer. */
  readonly card: string;
}

/** Experiment or game for a class, without computers. */
export interface ActivityContent extends Activity {
  readonly file: string;
}

export type Activity = z.infer<typeof ActivityFile>;

/** Questions that a class answers on paper. */
export interface AssessmentContent {
  readonly file: string;
  readonly questions: readonly AssessmentQuestion[];
}

export type AssessmentQuestion = z.infer<typeof AssessmentFile>['questions'][number];

export interface FlashcardContent {
  readonly key: string;
  readonly question: string;
  readonly answer: string;
  /** The reason for the answer. */
  readonly explanation: string;
  /** For a learner who has missed the card repeatedly. */
  readonly hint: string;
  /** Keys of the questions of the lesson's quiz that the card answers. A learner who misses one gets the card. */
  readonly quiz: readonly string[];
  /** Its former slug. */
  readonly movedFrom: string | null;
  /** As in the file, for the checks. */
  readonly picture?: ShownInteractive | undefined;
  /** The drawing and the activity, ready to be stored and sent. */
  readonly animationData: AnimationData | null;
}

/** A card in a set. */
export interface PlacedFlashcard extends FlashcardContent {
  /** Unique among all sets: `<course>/<lesson>/<key>` or `<set>/<key>`. */
  readonly slug: string;
  /** The file that contains it. */
  readonly file: string;
  /** `<course>/<lesson>`: unlocks the card, and explains its subject. */
  readonly lesson: string;
}

export interface FlashcardSetContent {
  readonly slug: string;
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly topic: string;
  readonly category: FlashcardCategory;
  readonly difficulty: Level;
  readonly iconUrl: string;
  readonly position: number;
  /** The lessons whose cards it takes; empty if it has cards of its own. */
  readonly lessons: readonly string[];
  readonly cards: readonly PlacedFlashcard[];
}

export interface TaskContent {
  readonly key: string;
  readonly file: string;
  /** Its former place, `<course>/<lesson>/<task>`. */
  readonly movedFrom: string | null;
  /** The learner's part, which never contains a solution. */
  readonly block: BlockOf<'task'>;
  readonly reference: string;
  readonly second: string;
  readonly wrong: readonly {
    readonly circuit: string;
    readonly diagnosis: DiagnosisCode;
    readonly reply?: string | undefined;
  }[];
  /** Asked after the worked hint. */
  readonly twin: TaskContent | undefined;
}

export interface ProgramTaskContent {
  readonly key: string;
  readonly file: string;
  /** As in {@link TaskContent}. */
  readonly movedFrom: string | null;
  /** The learner's part, which never contains a solution. */
  readonly block: BlockOf<'program-task'>;
  readonly reference: string;
  readonly second: string;
  readonly wrong: readonly {
    readonly program: string;
    readonly diagnosis: ProgramDiagnosis['code'];
    readonly reply?: string | undefined;
  }[];
  /** As in {@link TaskContent}. */
  readonly twin: ProgramTaskContent | undefined;
}

export interface GuidedPathContent {
  readonly slug: string;
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly difficulty: Level;
  readonly topic: string;
  readonly minutes: number;
  readonly position: number;
  /** Slugs of the paths that come before it on the map. */
  readonly after: readonly string[];
  readonly steps: readonly GuidedStepContent[];
}

export interface GuidedStepContent {
  readonly slug: string;
  /** Path of its markdown. */
  readonly file: string;
  readonly title: string;
  /** A challenge has a task that the engine checks. */
  readonly type: 'learn' | 'challenge';
  readonly blocks: readonly (LessonBlock & { readonly line: number })[];
  /** The blocks, including the task, in the form in which they are stored and sent. */
  readonly content: string;
  readonly hints: readonly string[];
  /** Shown once the step is completed. */
  readonly solution: string;
  readonly points: number;
  readonly task: TaskContent | undefined;
}

export interface VisualizationContent {
  readonly slug: string;
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly concept: VisualizationConcept;
  readonly complexity: VisualizationComplexity;
  readonly iconUrl: string;
  readonly position: number;
  /** Something to find out by playing. */
  readonly question: string;
  readonly interactiveElements: readonly InteractiveElement[];
  readonly explanationSteps: readonly ExplanationStep[];
  /** Empty if there are only pictures. */
  readonly svgData: string;
  readonly script: AnimationScript;
}

export interface AchievementContent {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly icon: string;
  readonly pointsAwarded: number;
  readonly rule: AchievementRule;
}

export interface GlossaryWord {
  readonly key: string;
  readonly word: string;
  readonly explanation: string;
}
