/** A policy: the short version, a table of contents, and the sections. */
import type { ReactNode } from 'react';
import { ChevronDown, Printer } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import { PageHero } from '../parts/page-hero.tsx';
import { Prose } from '../parts/prose.tsx';
import { Details } from '../../../ui/display/details.tsx';
import { firstPublished, policyChanges, type PolicyId } from './changes.ts';

export interface PolicySection {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

export interface PolicyPageProps {
  readonly id: PolicyId;
  readonly title: string;
  readonly lead: string;
  readonly picture: ReactNode;
  /** The summary for readers who have only a minute. */
  readonly short: readonly ReactNode[];
  readonly sections: readonly PolicySection[];
}

const dateOf = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The specification's three policies are older than their latest texts. */
function datesOf(id: PolicyId): string {
  const updated = `Last updated ${dateOf(policyChanges[id].day)}`;
  const isNew = id === 'data' || id === 'accessibility';
  return isNew ? updated : `${updated}. First published ${dateOf(firstPublished)}`;
}

export function PolicyPage({ id: policy, title, lead, picture, short, sections }: PolicyPageProps) {
  return (
    <>
      <PageHero kicker={datesOf(policy)} title={title} lead={lead} picture={picture}>
        <Button variant="secondary" onClick={() => print()} className="print:hidden">
          <Printer aria-hidden="true" />
          Print
        </Button>
      </PageHero>
      <div className="page-width grid grid-cols-1 gap-x-14 pb-12 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <Contents sections={sections} />
        <div className="flex min-w-0 flex-col gap-10">
          <ShortVersion points={short} />
          {sections.map(({ id, title: heading, content }, at) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="scroll-mt-24 text-2xl">
                {at + 1}. {heading}
              </h2>
              <Prose className="mt-3">{content}</Prose>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

function ShortVersion({ points }: { readonly points: readonly ReactNode[] }) {
  return (
    <section
      aria-labelledby="short-version"
      className="rounded-card border-l-4 border-action bg-action-soft p-6"
    >
      <h2 id="short-version" className="text-xl">
        The short version
      </h2>
      <ul className="mt-3 flex max-w-[65ch] list-disc flex-col gap-2 pl-5">
        {points.map((point, at) => (
          <li key={at}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

/** Beside the text if there is room, else unfolding above it. */
function Contents({ sections }: Pick<PolicyPageProps, 'sections'>) {
  const links = (
    <ol className="flex flex-col">
      {sections.map(({ id, title }, at) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-9 items-center rounded-control px-3 py-1 text-[0.9375rem] leading-snug text-ink-soft hover:bg-action-soft hover:text-action-ink"
          >
            {at + 1}. {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label="On this page" className="max-lg:mb-8 print:hidden">
      <Details className="rounded-card border border-line bg-surface p-2 lg:hidden">
        <summary className="flex min-h-11 items-center justify-between rounded-control px-3 font-medium">
          On this page
          <ChevronDown aria-hidden="true" className="size-5 text-action-ink" />
        </summary>
        {links}
      </Details>
      <div className="sticky top-24 max-lg:hidden">
        <p className="mb-2 px-3 font-heading font-semibold">On this page</p>
        {links}
      </div>
    </nav>
  );
}
