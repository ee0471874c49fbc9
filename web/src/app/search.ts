/** What an address says behind its `?`, so that a link restores what was on the screen. */
import type { Level } from '@qubloom/contract';

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

export interface CourseSearch {
  /** Id of the lesson that is shown. */
  readonly lesson?: number;
  /** None means the content. */
  readonly tab?: 'quiz';
}

export function courseSearch(search: Search): CourseSearch {
  const lesson = Number(search['lesson']);
  return {
    ...(Number.isSafeInteger(lesson) && lesson > 0 ? { lesson } : {}),
    ...(search['tab'] === 'quiz' ? { tab: 'quiz' as const } : {}),
  };
}

const dashboardTabs = ['achievements', 'challenges', 'subscription'] as const;

export interface DashboardSearch {
  /** None means the overview. */
  readonly tab?: (typeof dashboardTabs)[number];
}

export function dashboardSearch(search: Search): DashboardSearch {
  const tab = dashboardTabs.find((known) => known === search['tab']);
  return tab ? { tab } : {};
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
