/** The state that an address holds behind its `?`, so that a link restores the screen. */
import type {
  BillingCycle,
  FlashcardCategory,
  InquiryKind,
  Level,
  Tier,
  VisualizationConcept,
} from '@qubloom/contract';
import { flashcardCategories } from '../product/flashcards/categories.ts';
import { visualizationConcepts } from '../product/visualizations/concepts.ts';

type Search = Record<string, unknown>;

const levels: readonly Level[] = ['beginner', 'intermediate', 'advanced'];

export interface LibrarySearch {
  /** None means all levels. */
  readonly level?: Level;
}

export function librarySearch(search: Search): LibrarySearch {
  const level = levels.find((known) => known === search['level']);
  return level ? { level } : {};
}

export interface FlashcardsSearch {
  readonly q?: string;
  /** None means all categories. */
  readonly category?: FlashcardCategory;
}

export function flashcardsSearch(search: Search): FlashcardsSearch {
  const category = flashcardCategories.find((known) => known === search['category']);
  const q = typeof search['q'] === 'string' ? search['q'].slice(0, 80) : '';
  return { ...(q !== '' && { q }), ...(category && { category }) };
}

export interface WholeSearch {
  readonly q?: string;
}

/** A number or a plain "true" behind the `?` is parsed as such, but it is still a word to search for. */
export function wholeSearch(search: Search): WholeSearch {
  const q = search['q'];
  const text =
    typeof q === 'string' || typeof q === 'number' || typeof q === 'boolean' ? String(q) : '';
  return text === '' ? {} : { q: text.slice(0, 100) };
}

export interface DailySearch {
  /** `YYYY-MM-DD`; none means today. */
  readonly day?: string;
}

export function dailySearch({ day }: Search): DailySearch {
  return typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? { day } : {};
}

export interface VisualizationsSearch {
  /** None means all concepts. */
  readonly concept?: VisualizationConcept;
}

export function visualizationsSearch(search: Search): VisualizationsSearch {
  const concept = visualizationConcepts.find((known) => known === search['concept']);
  return concept ? { concept } : {};
}

export interface VisualizationSearch {
  /** None means the visualization itself. */
  readonly tab?: 'explanation';
  /** The setting of a game that a friend has passed on. */
  readonly level?: number;
  readonly box?: number;
}

/** The router reads numbers; the properties of the interactive decide which of them are valid. */
export function visualizationSearch({ tab, level, box }: Search): VisualizationSearch {
  return {
    ...(tab === 'explanation' && { tab }),
    ...(typeof level === 'number' && { level }),
    ...(typeof box === 'number' && { box }),
  };
}

export interface CourseSearch {
  /** Id of the shown lesson; undefined for the course itself. */
  readonly lesson?: number | undefined;
  /** A step of the lesson, from 1; undefined means where the learner left it. */
  readonly step?: number | undefined;
  /** Stage of a part of the lesson, instead of a step. The step replaces it. */
  readonly section?: string | undefined;
  /** None means the content. */
  readonly tab?: 'quiz' | undefined;
  /** Number of the lesson whose checkpoint is shown, instead of a lesson. */
  readonly checkpoint?: number | undefined;
}

export function courseSearch(search: Search): CourseSearch {
  const lesson = countFrom(search['lesson']);
  const step = countFrom(search['step']);
  const section = search['section'];
  const checkpoint = countFrom(search['checkpoint']);
  if (lesson === undefined && checkpoint !== undefined) return { checkpoint };
  return {
    lesson,
    ...(lesson !== undefined && {
      step,
      section: typeof section === 'string' ? section : undefined,
    }),
    tab: search['tab'] === 'quiz' ? 'quiz' : undefined,
  };
}

export interface GuidedPathSearch {
  /** A step of the path, from 1; undefined for the path itself. */
  readonly step?: number;
}

export function guidedPathSearch(search: Search): GuidedPathSearch {
  const step = countFrom(search['step']);
  return step === undefined ? {} : { step };
}

/** Parses a whole number of at least 1. */
function countFrom(value: unknown): number | undefined {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

const dashboardTabs = ['achievements', 'challenges', 'subscription'] as const;

export interface DashboardSearch {
  /** None means the overview. */
  readonly tab?: (typeof dashboardTabs)[number];
  /** Just returned from the payment provider. */
  readonly checkout?: 'success';
}

export function dashboardSearch(search: Search): DashboardSearch {
  const tab = dashboardTabs.find((known) => known === search['tab']);
  if (search['checkout'] === 'success') return { tab: 'subscription', checkout: 'success' };
  return tab ? { tab } : {};
}

const cycles: readonly BillingCycle[] = ['monthly', 'annually'];
const buyable: readonly Tier[] = ['basic', 'premium', 'ultimate'];

function planFrom(search: Search): { readonly plan?: Tier; readonly cycle?: BillingCycle } {
  const plan = buyable.find((tier) => tier === search['plan']);
  const cycle = cycles.find((one) => one === search['cycle']);
  return { ...(plan && { plan }), ...(cycle && { cycle }) };
}

export interface SubscribeSearch {
  /** The plan that is being bought; undefined shows all plans. */
  readonly plan?: Tier;
  /** Undefined means the reader's current cycle, or monthly. */
  readonly cycle?: BillingCycle;
  /** The answer of a grown-up with linked learners, who is asked for whom the plan is. */
  readonly for?: 'me';
  /** Just returned from the payment provider, without having paid. */
  readonly checkout?: 'cancelled';
}

export function subscribeSearch(search: Search): SubscribeSearch {
  return {
    ...planFrom(search),
    ...(search['for'] === 'me' && { for: 'me' }),
    ...(search['checkout'] === 'cancelled' && { checkout: 'cancelled' }),
  };
}

export interface SandboxSearch {
  readonly session?: string;
}

export function sandboxSearch(search: Search): SandboxSearch {
  const session = search['session'];
  return typeof session === 'string' ? { session } : {};
}

export interface SimulatorSearch {
  /** None means the simulator that the lesson recommends. */
  readonly show?: 'lab' | undefined;
  /** None means the simulator itself. */
  readonly tab?: 'how-to' | undefined;
}

export function simulatorSearch(search: Search): SimulatorSearch {
  return {
    ...(search['show'] === 'lab' ? { show: 'lab' } : {}),
    ...(search['tab'] === 'how-to' ? { tab: 'how-to' } : {}),
  };
}

const educatorsTabs = ['guide', 'pricing'] as const;

export interface EducatorsSearch {
  /** None means the teaching resources. */
  readonly tab?: (typeof educatorsTabs)[number];
  /** The school's agreement, as a page to print before there is a class. */
  readonly show?: 'agreement';
}

export function educatorsSearch(search: Search): EducatorsSearch {
  if (search['show'] === 'agreement') return { show: 'agreement' };
  const tab = educatorsTabs.find((known) => known === search['tab']);
  return tab ? { tab } : {};
}

export interface ProfileSearch {
  /** None means the account. */
  readonly tab?: 'progress' | 'workbench';
}

export function profileSearch(search: Search): ProfileSearch {
  const tab = (['progress', 'workbench'] as const).find((known) => known === search['tab']);
  return tab ? { tab } : {};
}

export interface FamilySearch {
  /** Id of the linked learner whose record is shown; undefined means the first one. */
  readonly learner?: number;
  /** The plan that the grown-up has chosen for this learner, and its cycle. */
  readonly plan?: Tier;
  readonly cycle?: BillingCycle;
  /** How the grown-up came back from the payment provider to this learner. */
  readonly checkout?: 'success' | 'cancelled';
}

export function familySearch(search: Search): FamilySearch {
  const learner = countFrom(search['learner']);
  if (learner === undefined) return {};
  return { learner, ...planFrom(search), ...checkoutFrom(search) };
}

const classParts = ['live', 'assignments', 'settings'] as const;

export interface TaughtClassSearch {
  /** Id of the learner whose record is shown; undefined means the class. */
  readonly learner?: number;
  /**
   * A part of the class, the school's agreement as a page to print, or what a learner has handed in. None means the
   * learners of the class.
   */
  readonly show?: (typeof classParts)[number] | 'agreement' | 'gradebook' | 'work';
  /** Id of the assignment that the learner has handed in. */
  readonly assignment?: number;
  /** Course of the gradebook; undefined means the assignments. */
  readonly course?: number;
  /** How a teacher came back from the payment provider. */
  readonly checkout?: 'success' | 'cancelled';
}

export function taughtClassSearch(search: Search): TaughtClassSearch {
  if (search['show'] === 'agreement') return { show: 'agreement' };
  if (search['show'] === 'gradebook') {
    const course = countFrom(search['course']);
    return { show: 'gradebook', ...(course !== undefined && { course }) };
  }
  const learner = countFrom(search['learner']);
  const assignment = countFrom(search['assignment']);
  if (search['show'] === 'work' && learner !== undefined && assignment !== undefined) {
    return { show: 'work', assignment, learner };
  }
  if (learner !== undefined) return { learner };
  const show = classParts.find((part) => part === search['show']);
  return show ? { show } : checkoutFrom(search);
}

function checkoutFrom({ checkout }: Search): Pick<TaughtClassSearch, 'checkout'> {
  return checkout === 'success' || checkout === 'cancelled' ? { checkout } : {};
}

export interface ClassesSearch {
  /** Code that a teacher's link fills in. */
  readonly code?: string;
}

export function classesSearch(search: Search): ClassesSearch {
  const code = search['code'];
  return typeof code === 'string' && code !== '' ? { code: code.slice(0, 20) } : {};
}

export interface SchoolSearch {
  /** Key of a launch from a school's platform. */
  readonly launch?: string;
}

export function schoolSearch(search: Search): SchoolSearch {
  const launch = search['launch'];
  return typeof launch === 'string' ? { launch: launch.slice(0, 43) } : {};
}

const inquiryKinds: readonly InquiryKind[] = [
  'school-plan',
  'quote',
  'education-team',
  'workshop',
  'data-request',
];

export interface InquirySearch {
  /** None lets the reader choose. */
  readonly kind?: InquiryKind;
}

export function inquirySearch(search: Search): InquirySearch {
  const kind = inquiryKinds.find((known) => known === search['kind']);
  return kind ? { kind } : {};
}
