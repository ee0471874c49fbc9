import { brand } from '@qubloom/contract';
import { useMatches } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** The page's title, by its route or by its data, kept in the browser's tab. */
export function useTitle() {
  const [dynamicTitle, setDynamicTitle] = useState<string | null>(null);
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
  const title = dynamicTitle ?? match.title ?? brand.name;
  useEffect(() => {
    document.title = title === brand.name ? title : `${title} | ${brand.name}`;
  }, [title]);
  return { heading: match.heading ?? title, back: match.back, setDynamicTitle };
}
