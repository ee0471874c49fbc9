import { daysKept, storedCookies } from '@qubloom/contract';
import { ReflowTable } from '../parts/reflow-table.tsx';
import { OutsideLink, TextLink } from '../../../ui/controls/text-link.tsx';
import { browserHelp, plannedCookies, shortCookies } from './cookies-content.tsx';
import { PolicyPage, type PolicySection } from './policy-page.tsx';
import { CookiesPicture } from './policy-pictures.tsx';

const sections: readonly PolicySection[] = [
  {
    id: 'what-cookies-are',
    title: 'What cookies are',
    content: (
      <p>
        A cookie is a short note that a website gives to your browser, and that the browser hands
        back with each visit. It's how a site knows that it's still you. Some sites use cookies to
        follow people around; we don't.
      </p>
    ),
  },
  {
    id: 'cookies-by-kind',
    title: 'Cookies by kind',
    content: (
      <>
        <p>
          These are the kinds of cookies that a site like ours may use. The last column says whether
          we set them today. If that ever changes, so does this page.
        </p>
        <div className="mt-5">
          <ReflowTable
            caption="Kinds of cookies"
            head={['Name', 'What for', 'Lasts', 'Set today?']}
            rows={plannedCookies.map(({ name, kind, lasts, today }) => [
              <code key="name">{name}</code>,
              kind,
              lasts,
              today,
            ])}
          />
        </div>
      </>
    ),
  },
  {
    id: 'what-we-set',
    title: 'What we really set',
    content: (
      <>
        <p>
          On https their names begin with <code className="break-words">__Host-</code>, and they're
          sent over https alone. Scripts can't read them.
        </p>
        <div className="mt-5">
          <ReflowTable
            caption="Cookies that we set"
            head={['Name', 'What for', 'Lasts', 'When']}
            rows={storedCookies.map(({ name, purpose, lasts, isSet }) => [
              <code key="name">{name}</code>,
              purpose,
              lasts,
              isSet,
            ])}
          />
        </div>
      </>
    ),
  },
  {
    id: 'storage',
    title: 'What your browser keeps for itself',
    content: (
      <>
        <p>Besides cookies, the pages keep a few notes in your browser's storage:</p>
        <ul>
          <li>
            for this device: colors, letters, their size and spacing, motion, zoom, sounds,
            vibration, how wide the circuit lab's circuit is, tips you've put away, and that the
            bell was tapped;
          </li>
          <li>
            for you, until you close the tab or sign out: chat messages that a study room hasn't had
            yet, and one that's half written;
          </li>
          <li>
            for you, until you close the tab: when you began to learn there and took your last step,
            and that a good place to stop was offered;
          </li>
          <li>
            for a parent, until the tab is closed: the key of the parent's page, which works for
            half an hour;
          </li>
          <li>
            for you: circuits, programs and answers you're working on, how many gates you want in
            the circuit lab and which of its questions you've answered, and what you did while there
            was no connection, until it's sent, and which badges the bell has shown you; under 13
            also how far a parent's consent is;
          </li>
          <li>
            the number of who signed in last, so that nobody else is shown what belongs to you.
          </li>
        </ul>
        <p>
          Unless it says otherwise, they stay until your browser forgets them or you clear them.
        </p>
        <p>So that learning goes on without a network, the browser also keeps copies:</p>
        <ul>
          <li>
            <code className="break-words">qubloom.files.</code> and a build: the site's own files,
            the same for everybody;
          </li>
          <li>
            <code className="break-words">qubloom.answers.</code> and your number: lessons, quizzes
            without their answers, cards and progress that you've opened. They're deleted when you
            sign out, ask for erasure or somebody else signs in, and not shown after{' '}
            {daysKept('sign-ins')} days.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'advertising',
    title: 'Advertising',
    content: <p>No targeted advertising is served on this site, and no other kind either.</p>,
  },
  {
    id: 'your-choices',
    title: 'Your choices',
    content: (
      <>
        <p>
          You can delete or block cookies in your browser. Without ours nobody can sign in;
          everything that's open to visitors still works. Here's how it's done in
        </p>
        <ul>
          {browserHelp.map(({ name, url }) => (
            <li key={name}>
              <OutsideLink href={url}>{name}</OutsideLink>
            </li>
          ))}
        </ul>
        <p>
          The <TextLink to="/privacy">Privacy Policy</TextLink> says what we keep on our side.
        </p>
      </>
    ),
  },
];

export function CookiesPage() {
  return (
    <PolicyPage
      id="cookies"
      title="Cookies Policy"
      lead="Which notes we leave in your browser, and why there are so few."
      picture={<CookiesPicture />}
      short={shortCookies}
      sections={sections}
    />
  );
}
