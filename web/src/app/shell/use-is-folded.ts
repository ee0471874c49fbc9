import { useMatches } from '@tanstack/react-router';

/** Whether a lesson is read, a step walked or a card studied: its own bar takes the place of the shell's where room is scarce. */
export function useIsFolded(): boolean {
  return useMatches({
    select: (matches) => {
      const last = matches.at(-1);
      if (last?.routeId === '/courses/$id') {
        const { lesson, checkpoint } = last.search;
        return lesson !== undefined || checkpoint !== undefined;
      }
      if (last?.routeId === '/guided-paths/$id') return last.search.step !== undefined;
      return last?.staticData.isFolded === true;
    },
  });
}
