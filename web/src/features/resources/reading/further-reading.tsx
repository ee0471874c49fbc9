import { brand } from '@qubloom/contract';
import { ExternalLink } from 'lucide-react';
import { readings, type Reading } from './reading-content.ts';

export function FurtherReading() {
  return (
    <>
      <p className="max-w-[65ch]">
        The links with an arrow lead away from {brand.name} and open in a new tab. Other people make
        those pages, so look at them together with a grown-up if you're under 13.
      </p>
      {readings.map(({ title, items }) => (
        <section key={title} aria-label={title} className="flex flex-col gap-3">
          <h3 className="text-xl">{title}</h3>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
            {items.map((item) => (
              <ReadingItem key={item.title} item={item} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function ReadingItem({ item: { title, by, about, url } }: { readonly item: Reading }) {
  return (
    <li className="flex min-w-0 flex-col gap-0.5">
      {url === undefined ? (
        <span className="font-medium">{title}</span>
      ) : (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-8 items-center gap-1.5 font-medium text-action-ink underline underline-offset-4"
        >
          <span>
            {title}
            <span className="sr-only">, another site, opens in a new tab</span>
          </span>
          <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
        </a>
      )}
      <span className="text-sm text-ink-soft">{by}</span>
      <span>{about}</span>
    </li>
  );
}
