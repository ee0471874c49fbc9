import { useMatches } from '@tanstack/react-router';

/** Whether a lesson is read: its own bar takes the place of the shell's where room is scarce. */
export function useIsFolded(): boolean {
  return useMatches({
    select: (matches) => {
      const last = matches.at(-1);
      return last?.routeId === '/courses/$id' && last.search.lesson !== undefined;
    },
  });
}
