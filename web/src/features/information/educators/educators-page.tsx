import { brand, classroomPlan, classSeats } from '@qubloom/contract';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/controls/tabs.tsx';
import { Closing } from '../parts/closing.tsx';
import { IconCards } from '../parts/icon-card.tsx';
import { PageHero } from '../parts/page-hero.tsx';
import { Section } from '../parts/section.tsx';
import { Support } from '../parts/support.tsx';
import { benefits } from './educators-content.ts';
import { EducatorsPicture } from './educators-picture.tsx';
import { ImplementationGuide } from './implementation-guide.tsx';
import { MakeClassLink } from './make-class-link.tsx';
import { Pricing } from './pricing.tsx';
import { TeachingResources } from './teaching-resources.tsx';
import { Under13 } from './under-13.tsx';

export type EducatorsTab = 'resources' | 'guide' | 'pricing';

export interface EducatorsPageProps {
  readonly tab: EducatorsTab;
  readonly onTab: (tab: EducatorsTab) => void;
}

export function EducatorsPage({ tab, onTab }: EducatorsPageProps) {
  return (
    <>
      <PageHero
        kicker="For Educators"
        title="Quantum computing in your classroom"
        lead={
          <>
            <p>
              Lessons that a class can guess, try and argue about, with a teacher who doesn't have
              to be a physicist.
            </p>
            <p className="mt-2 text-ink">
              A class of {classSeats.trial} is free. For up to {classSeats.classroom} students, it's
              ${classroomPlan.price} a month.
            </p>
          </>
        }
        picture={<EducatorsPicture />}
      >
        <div className="flex flex-wrap gap-3">
          <MakeClassLink size="large">Make a Class</MakeClassLink>
          <ButtonLink to="/first-lesson" size="large" variant="secondary">
            Try a lesson
          </ButtonLink>
        </div>
        <Under13 />
      </PageHero>
      <Section id="benefits" title={`Why ${brand.name} works in class`} isSunken>
        <IconCards className="md:grid-cols-3" points={benefits} />
      </Section>
      <Section id="teaching" title="Teaching with it">
        <Tabs value={tab} onValueChange={(value) => onTab(value as EducatorsTab)}>
          <TabList aria-label="Teaching with it" className="max-sm:flex-col">
            <Tab value="resources">Teaching Resources</Tab>
            <Tab value="guide">Implementation Guide</Tab>
            <Tab value="pricing">Pricing &amp; Plans</Tab>
          </TabList>
          <TabPanel value="resources">
            <TeachingResources />
          </TabPanel>
          <TabPanel value="guide">
            <ImplementationGuide />
          </TabPanel>
          <TabPanel value="pricing">
            <Pricing />
          </TabPanel>
        </Tabs>
        <Support
          title="Talk to us"
          text="The buttons on this page open a short form. Write what you'd like to know, and a person reads it."
          subject="Teaching with it"
        />
      </Section>
      <Closing
        title="Try it before you teach it"
        text="The first lesson of each free course takes half an hour at most and needs no account."
      >
        <ButtonLink to="/courses" size="large" variant="deep">
          Explore Courses
        </ButtonLink>
      </Closing>
    </>
  );
}
