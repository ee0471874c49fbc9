import { PageHero } from '../parts/page-hero.tsx';
import { Questions } from '../parts/questions.tsx';
import { Support } from '../parts/support.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { questionGroups } from './faq-content.tsx';
import { FaqPicture } from './faq-picture.tsx';

export function FaqPage() {
  return (
    <>
      <PageHero
        kicker="Help & Support"
        title="Frequently asked questions"
        lead={
          <p>
            Short answers first. If yours isn't here, <TextLink to="/contact">write to us</TextLink>
            .
          </p>
        }
        picture={<FaqPicture />}
      />
      <div className="page-width flex flex-col gap-12 pb-12">
        {questionGroups.map(({ id, title, questions }) => (
          <section key={id} aria-labelledby={id} className="flex flex-col gap-4">
            <h2 id={id} className="text-2xl sm:text-3xl">
              {title}
            </h2>
            <Questions questions={questions} />
          </section>
        ))}
        <Support title="Still stuck?" text="Write to us. A person answers, within these hours." />
      </div>
    </>
  );
}
