import { useMatches } from '@tanstack/react-router';

/** Returns true if a lesson, a step, or a card is open, whose own bar replaces the shell's in small windows. */
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
