/** Tells a school's IT staff who has the data, where it is, and for how long. */
import type { Processor } from '@qubloom/contract';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { operatorText, useSiteFacts } from '../../../product/site/site-facts.ts';
import { ReflowTable } from '../parts/reflow-table.tsx';
import { SupportMailLink } from '../parts/support-mail.tsx';
import { KeptTable } from './kept-table.tsx';
import { PolicyPage, type PolicySection } from './policy-page.tsx';
import { PrivacyPicture } from './policy-pictures.tsx';

const short = [
  'Learners are known by a username. We ask for no birth date, no home address and no photo.',
  'A company gets only what its service needs. Nobody gets data for ads, and nothing is sold.',
  'Everything kept for a while is cleared away by itself, by the periods in the table below.',
];

const sections: readonly PolicySection[] = [
  { id: 'operator', title: 'Who runs the site', content: <WhoRunsIt /> },
  { id: 'location', title: 'Where the data is', content: <Location /> },
  { id: 'processors', title: 'Which companies are involved', content: <Processors /> },
  {
    id: 'periods',
    title: 'How long each thing is kept',
    content: (
      <>
        <p>What a learner has learned stays for as long as the account.</p>
        <KeptTable />
      </>
    ),
  },
  {
    id: 'school',
    title: 'More that schools ask',
    content: (
      <>
        <p>
          The <TextLink to="/privacy">privacy policy</TextLink> says what is kept and why, and the{' '}
          <TextLink to="/cookies">cookies policy</TextLink> what a browser keeps. The{' '}
          <TextLink to="/accessibility">accessibility statement</TextLink> says what works for whom.
        </p>
        <SecurityContact />
        <p>
          Other questions go to <SupportMailLink subject="Data protection" />.
        </p>
      </>
    ),
  },
];

export function DataPage() {
  return (
    <PolicyPage
      id="data"
      title="Data Protection"
      lead="For schools and parents: who has the data, where it is, and for how long."
      picture={<PrivacyPicture />}
      short={short}
      sections={sections}
    />
  );
}

function WhoRunsIt() {
  const { operator } = useSiteFacts();
  if (operator.name === null) {
    return <p>This site doesn't name who runs it. Please ask before learners use it.</p>;
  }
  return <p>{operatorText(operator)} runs this site, and answers for the data.</p>;
}

function Location() {
  const { dataLocation } = useSiteFacts();
  return (
    <p>
      {dataLocation === null
        ? "This site doesn't say where its data is. Please ask the operator."
        : `The database and its backups are in ${dataLocation}.`}
    </p>
  );
}

/** Links to security.txt, which exists only on a site with a support address. */
function SecurityContact() {
  const { supportEmail } = useSiteFacts();
  if (supportEmail === null) return null;
  return (
    <p>
      A weakness in the site's security is best reported to the address in{' '}
      <a href="/.well-known/security.txt" className="text-action-ink underline">
        security.txt
      </a>
      .
    </p>
  );
}

const services: Record<Processor['service'], { readonly what: string; readonly gets: string }> = {
  hosting: { what: 'Runs the machines', gets: 'Everything, on those machines' },
  mail: {
    what: 'Carries email',
    gets: 'The address, and the text of each message that we send',
  },
  payments: {
    what: 'Takes payments',
    gets: "The card and email address of the person who pays, and the account's number",
  },
  'sign-in': {
    what: 'Signs in those who choose it',
    gets: 'That somebody signs in here. Nothing about learning',
  },
};

function Processors() {
  const { processors } = useSiteFacts();
  const unnamed = (
    <p>If no company is named for hosting or email, please ask the operator who does that.</p>
  );
  if (processors.length === 0) return unnamed;
  return (
    <div className="my-5">
      <ReflowTable
        caption="Companies and what they get"
        head={['Company', 'What it does', 'What it gets']}
        rows={processors.map(({ service, company }) => [
          company,
          services[service].what,
          services[service].gets,
        ])}
      />
      {unnamed}
    </div>
  );
}
