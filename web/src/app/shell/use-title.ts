import { brand } from '@qubloom/contract';
import { useMatches } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ScreenHead } from '../../lib/navigation/screen-title.ts';

/** The page's title, by its route or by its data, kept in the browser's tab. */
export function useTitle() {
  const [head, setHead] = useState<ScreenHead | null>(null);
  const match = useMatches({
    select: (matches) => {
      const last = matches.at(-1);
      return {
        title: last?.staticData.title,
        heading: last?.staticData.heading,
        back: last?.staticData.back,
      };
    },
    structuralSharing: true,
  });
  const title = head?.title ?? match.title ?? brand.name;
  useEffect(() => {
    document.title = title === brand.name ? title : `${title} | ${brand.name}`;
  }, [title]);
  return { heading: match.heading ?? title, back: head?.back ?? match.back, setHead };
}
