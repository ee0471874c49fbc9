import { Star } from 'lucide-react';
import { Badge } from '../../../ui/display/badge.tsx';
import { testimonials } from '../landing-content.ts';
import { SectionHeading } from './section-heading.tsx';

export function Testimonials() {
  return (
    <section aria-labelledby="voices" className="page-width flex flex-col gap-10 py-16 lg:py-24">
      <SectionHeading
        id="voices"
        title="What we hope you'll say"
        text="These three are examples that we made up. Real voices will take their place."
      />
      <ul className="grid grid-cols-1 gap-6 md:grid-cols-3">
        {testimonials.map(({ quote, name, who }) => (
          <li
            key={name}
            className="flex flex-col gap-5 rounded-card border border-line bg-surface p-6 shadow-card lg:p-7"
          >
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Stars />
              <Badge>Example</Badge>
            </div>
            <blockquote className="flex-1 text-[1.0625rem] leading-relaxed">{quote}</blockquote>
            <p>
              <span className="block font-heading text-lg font-semibold">{name}</span>
              <span className="text-[0.9375rem] text-ink-soft">{who}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Stars() {
  return (
    <p className="flex gap-1 text-points">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} aria-hidden="true" className="size-5 fill-points" />
      ))}
      <span className="sr-only">5 of 5 stars</span>
    </p>
  );
}
