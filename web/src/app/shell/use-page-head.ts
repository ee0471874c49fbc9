import { brand } from '@qubloom/contract';
import { useMatches } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ScreenHead } from '../../lib/navigation/screen-title.ts';

/**
 * Keeps the title in the browser tab up to date, from the page's route or its data. The other tags in the
 * document's head described the first page, and are updated for the next ones.
 */
export function usePageHead() {
  const [head, setHead] = useState<ScreenHead | null>(null);
  const match = useMatches({
    select: (matches) => {
      const last = matches.at(-1);
      return {
        path: last?.pathname,
        title: last?.staticData.title,
        heading: last?.staticData.heading,
        description: last?.staticData.description,
        back: last?.staticData.back,
      };
    },
    structuralSharing: true,
  });
  const { path, description } = match;
  const title = head?.title ?? match.title ?? brand.name;
  useEffect(() => {
    document.title = title === brand.name ? title : `${title} | ${brand.name}`;
  }, [title]);
  useEffect(() => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (!canonical || path === undefined) return;
    const address = new URL(path, canonical.href).href;
    // The server has written a better description of this address.
    if (canonical.href === address) return;
    canonical.href = address;
    const meta = document.querySelector<HTMLMetaElement>('meta[name=description]');
    if (meta) meta.content = description ?? '';
  }, [path, description]);
  return { heading: match.heading ?? title, back: head?.back ?? match.back, setHead };
}
