import { brand } from '@qubloom/contract';
import { Building2, Clock, Mail, TriangleAlert, UsersRound } from 'lucide-react';
import { operatorText, useSiteFacts } from '../../../product/site/site-facts.ts';
import { Card } from '../../../ui/display/card.tsx';
import { contactQuestions } from '../faq/faq-content.tsx';
import { PageHero } from '../parts/page-hero.tsx';
import { Questions } from '../parts/questions.tsx';
import { Section } from '../parts/section.tsx';
import { OutsideLink, TextLink } from '../../../ui/controls/text-link.tsx';
import { SupportMailLink } from '../parts/support-mail.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactPicture } from './contact-picture.tsx';

export function ContactPage() {
  const { supportEmail } = useSiteFacts();
  return (
    <>
      <PageHero
        kicker="Contact"
        title="Write to us"
        lead={
          <p>
            {supportEmail === null
              ? "The people who run this site haven't given an address yet, so nobody would get your message."
              : "Questions, ideas, a mistake in a lesson: we'd like to hear it."}
            {supportEmail !== null && (
              <>
                {' '}
                The quickest way is an email to <SupportMailLink />.
              </>
            )}
          </p>
        }
        picture={<ContactPicture />}
      />
      <div className="page-width grid grid-cols-1 items-start gap-8 pb-12 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <Card as="section" aria-labelledby="message" className="flex flex-col gap-5 sm:!p-8">
          <h2 id="message" className="text-2xl">
            Send a message
          </h2>
          <p className="flex gap-3 rounded-control bg-points-soft p-4 text-[0.9375rem]">
            <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-points-ink" />
            <span>
              This form is still being tried out and doesn't send anything yet.
              {supportEmail !== null &&
                " Please write to the address on this page if you'd like an answer."}
            </span>
          </p>
          <ContactForm />
        </Card>
        <ContactInformation />
      </div>
      <Section id="questions" title="Before you write" isSunken>
        <Questions questions={contactQuestions} />
        <p>
          More answers are in <TextLink to="/faq">Help &amp; Support</TextLink>.
        </p>
      </Section>
    </>
  );
}

function ContactInformation() {
  const { operator, supportEmail, socialLinks } = useSiteFacts();
  return (
    <section aria-labelledby="information" className="flex flex-col gap-5 lg:pt-2">
      <h2 id="information" className="text-2xl">
        Contact information
      </h2>
      <ul className="flex flex-col gap-5">
        <li className="flex gap-4">
          <Mail aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-action-ink" />
          <div>
            <h3 className="text-lg">Email</h3>
            {supportEmail === null ? (
              <p>The people who run this site haven't given an address yet.</p>
            ) : (
              <SupportMailLink />
            )}
          </div>
        </li>
        <li className="flex gap-4">
          <Clock aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-action-ink" />
          <div>
            <h3 className="text-lg">Support hours</h3>
            <p>
              {brand.supportHours}
              {supportEmail === null && ', once there is an address'}
            </p>
          </div>
        </li>
        {operator.name !== null && (
          <li className="flex gap-4">
            <Building2 aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-action-ink" />
            <div>
              <h3 className="text-lg">Who runs this site</h3>
              <p>{operatorText(operator)}</p>
            </div>
          </li>
        )}
        {socialLinks.length > 0 && (
          <li className="flex gap-4">
            <UsersRound aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-action-ink" />
            <div>
              <h3 className="text-lg">Elsewhere</h3>
              <ul className="flex flex-wrap gap-x-4 gap-y-1">
                {socialLinks.map(({ name, url }) => (
                  <li key={name}>
                    <OutsideLink href={url}>{name}</OutsideLink>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        )}
      </ul>
      <p className="text-ink-soft">
        Under 13? Ask a grown-up to write for you. And please never send us a password.
      </p>
    </section>
  );
}
