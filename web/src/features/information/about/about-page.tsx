import { brand } from '@qubloom/contract';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Closing } from '../parts/closing.tsx';
import { IconCards } from '../parts/icon-card.tsx';
import { PageHero } from '../parts/page-hero.tsx';
import { Prose } from '../parts/prose.tsx';
import { Section } from '../parts/section.tsx';
import { differentiators, story, team } from './about-content.ts';
import { AboutPicture } from './about-picture.tsx';

export function AboutPage() {
  return (
    <>
      <PageHero
        kicker="About us"
        title={`Meet ${brand.name}`}
        lead={<p>Quantum computing, taught to children the way they learn best: by trying it.</p>}
        picture={<AboutPicture />}
      />
      <Section id="mission" title="Our mission" isSunken>
        <Prose className="text-xl leading-relaxed">
          <p>
            Quantum ideas will be part of the world that today's children grow up into. We want them
            to meet those ideas early, in plain words, with nothing hidden, so that no one has to
            believe it's magic.
          </p>
        </Prose>
      </Section>
      <Section id="story" title="Our story">
        <Prose className="text-lg">
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Section>
      <Section id="different" title="What makes us different" isSunken>
        <IconCards className="sm:grid-cols-2" points={differentiators} />
      </Section>
      <Section
        id="team"
        title="The team"
        intro="Four roles make a site like this. The names are made up, like the voices on our start page."
      >
        <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {team.map(({ name, role, does }) => (
            <Card as="li" key={name} className="flex flex-col items-start gap-3">
              <Avatar name={name} className="size-14 text-2xl" />
              <div>
                <h3 className="text-xl">{name}</h3>
                <p className="font-medium text-action-ink">{role}</p>
              </div>
              <p className="text-ink-soft">{does}</p>
            </Card>
          ))}
        </ul>
      </Section>
      <Closing
        title="See for yourself"
        text="The first lesson of each free course is open to everybody, without an account."
      >
        <ButtonLink to="/courses" size="large" variant="deep">
          Explore Courses
        </ButtonLink>
        <ButtonLink to="/contact" size="large" variant="deep-outline">
          Write to us
        </ButtonLink>
      </Closing>
    </>
  );
}
