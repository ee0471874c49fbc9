import { defaultParseSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { TextLink } from './text-link.tsx';

export interface PathLinkProps {
  /** An address on this site, with or without a search: `/courses/1?lesson=3`. */
  readonly path: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link to a page of ours whose address is data. */
export function PathLink({ path, className, children }: PathLinkProps) {
  const [to = '', search = ''] = path.split('?', 2);
  return (
    <TextLink
      to={to}
      // The compiler does not know the route of a path that is data. The page parses the search by its own rule.
      search={defaultParseSearch(search) as never}
      className={className}
    >
      {children}
    </TextLink>
  );
}
