import { brand, consentDays, daysKept, erasureDelay, roomLimits } from '@qubloom/contract';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { SupportMailLink } from '../parts/support-mail.tsx';
import { Operator } from './operator.tsx';
import { KeptTable } from './kept-table.tsx';
import type { PolicySection } from './policy-page.tsx';

export const shortPrivacy = [
  "We keep what's needed to sign in, to go on where you stopped, and to show what you've learned. No birth date, no home address, no photo.",
  "There are no ads, no trackers, and no other company's scripts. We sell nothing about anybody.",
  'Under 13 we write to a parent first. Until the parent says yes, nobody else meets the child here.',
  "You can download everything we keep, or have it erased. Both are buttons, and you don't have to ask anyone.",
];

export const privacySections: readonly PolicySection[] = [
  {
    id: 'who-we-are',
    title: "Who we are, and whom it's for",
    content: (
      <>
        <p>
          {brand.name} is a website that teaches quantum computing to children from ten up. This
          policy says what it keeps of learners and their parents, why, for how long, and what you
          can do about it.
        </p>
        <Operator />
        <p>
          Questions about privacy go to <SupportMailLink subject="Privacy" />.
        </p>
      </>
    ),
  },
  {
    id: 'what-we-keep',
    title: 'What we keep',
    content: (
      <>
        <h3>Account information</h3>
        <ul>
          <li>
            Your username, first name and email address, and from 13 on your last name. Under 13
            it's a parent's address.
          </li>
          <li>
            Your password, scrambled so that nobody can read it, not even us. If you sign in with
            Google, the number by which Google knows you takes its place.
          </li>
          <li>
            Your age range: under 13, 13 to 17, or 18 and over. We never ask for a birth date.
          </li>
          <li>Your time zone, so that a day of your streak is a day where you live.</li>
        </ul>
        <h3>Learning data</h3>
        <ul>
          <li>
            Course progress and completion: lessons, tasks with the circuits you submitted, guided
            paths, flashcards, visualizations and daily challenges.
          </li>
          <li>
            Where you are in each lesson, with your guesses, the program that is open in the code
            lab, and what your Qubi wears, so that you can go on from another device.
          </li>
          <li>
            Quiz results, ratings you gave to courses, achievements, points, your streak, and your
            longest runs in games against Qubi.
          </li>
          <li>
            Questions whose latest answer was wrong, and tasks you tried and haven't solved yet, so
            that you can look at them again.
          </li>
          <li>Your weekly goal, and which grown-ups you're linked to.</li>
          <li>
            Time spent: for each day, how long you were learning and how often you used a simulator.
          </li>
        </ul>
        <h3>Visits</h3>
        <ul>
          <li>
            Where you're signed in, and beside what you did: the kind of browser and an internet
            address whose last part is cut off, for {daysKept('origins')} days. Where you're signed
            in, also its system, such as Windows.
          </li>
          <li>
            What was done with the account, such as a new password or a parent's yes. It stays after
            an erasure, but no longer says whose account it was.
          </li>
        </ul>
        <h3>Messages to us</h3>
        <ul>
          <li>
            What schools and parents write in <TextLink to="/inquiry">our form for them</TextLink>:
            a name, an email address, a school and its number of learners, and the message. Only the
            people who run {brand.name} read it, to answer it.
          </li>
        </ul>
        <p>
          Some things stay in your browser and never reach us:{' '}
          <TextLink to="/cookies">Cookies Policy</TextLink> lists them.
        </p>
      </>
    ),
  },
  {
    id: 'why',
    title: 'Why we keep it',
    content: (
      <p>
        So that you can sign in, go on where you stopped, get the right flashcards at the right
        time, and see what you've learned. Shortened addresses and kinds of browsers show you where
        your account is open. None of it is used for ads, for profiles, or for guessing what
        somebody might buy.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children under 13',
    content: (
      <>
        <p>
          A child under 13 gives a parent's or guardian's email address, and no last name. We write
          to that address what we keep and why, and ask for consent. Until a parent says yes, the
          child can learn on their own; study rooms, chat, buying and being seen by other learners
          are off.
        </p>
        <p>
          If a parent says no, or doesn't answer within {consentDays} days of our first email, we
          erase the account with everything in it. A yes can be taken back at any time on{' '}
          <TextLink to="/parent">the parent's page</TextLink>, where parents can also correct the
          first name, download everything we keep of their child, and have it erased at once. A
          parent who has linked an account of their own does all of that on{' '}
          <TextLink to="/family">the family page</TextLink>, too.
        </p>
        <p>
          The parent decides about each by itself: about study rooms, where other learners see the
          child's username and what the child does there; about chatting there in their own words,
          without which there are only ready-made phrases; and about buying. Both pages show what
          the parent has decided and when, and change each of them.
        </p>
      </>
    ),
  },
  {
    id: 'family',
    title: 'Grown-ups who see how you learn',
    content: (
      <>
        <p>
          Nobody sees your progress without a link. Under 13, the parent or guardian who answered
          our email can link an account of their own, from the parent's page. From 13 to 17, you
          make a code and give it to a grown-up you trust, and either of you can end the link at any
          time. <TextLink to="/family">Your family page</TextLink> lists who is linked to you.
        </p>
        <p>
          A linked grown-up sees what your Progress page shows: your week, with times such as "15 to
          30 minutes" and never exact minutes, your lessons, quiz results, what to look at again,
          badges and the goal. They also see which plan you have, until when, and whether they
          themselves, your account, or another grown-up pays for it. They see nothing else. Chats,
          flashcards, programs and circuits stay yours. If they ask for it, we send them a summary
          by email on Sundays, which they turn off with one click.
        </p>
      </>
    ),
  },
  {
    id: 'classes',
    title: 'Classes',
    content: (
      <>
        <p>
          You join a class with a code from its teacher, and{' '}
          <TextLink to="/classes">your list of classes</TextLink> shows which ones you're in. From
          that day, the teachers of the class see what your Progress page shows of your learning.
          They see nothing from before, no chats, flashcards or programs, and no circuits except
          those of a room for your group, which is explained below. But if they assign something to
          you, they see whether you have done it, and how a quiz went, even if that was before. You
          can leave at any time; then they see nothing more.
        </p>
        <p>
          Under 18, your linked grown-ups see the names of your classes and their teachers, and get
          an email when you join one. Under 13, so does the parent or guardian whose address you
          gave, and they can take you out of a class, unless it has made your account.
        </p>
        <p>
          If they ask you for a circuit or a program, they see when you handed it in, and the
          circuit or program itself, with every name and word in it. They don't see what you tried
          before. We keep the last one that you handed in until your teacher takes the assignment
          back, you leave the class, or the class is deleted.
        </p>
        <p>
          A teacher can also make accounts for a class, with a name or nickname, a username and a
          password, and without an email address. Their teachers see all that's learned there and
          can set a new password. When a teacher takes such an account out of the class, or no
          teacher is left, it is erased seven days later. Under 13, the school agrees first, where
          the law lets it agree in place of the parents, and decides about study rooms and chat. We
          keep who agreed for which school, in which country, and when. Nobody can buy anything with
          these accounts under 13.
        </p>
        <p>
          When your class does a lesson together and you have it open, your page says so. Your
          teachers then see which step you're at, what you guess, and whether you're connected. Your
          classmates see only how many chose each answer. We don't store what the teachers see; it's
          gone when the lesson ends, after two hours at the latest.
        </p>
        <p>
          During such a lesson, your teachers can open a study room for your group, and nobody else
          finds it. They see who is in it. They can come in, and then the room tells you so. They
          see the circuit that you share, and can lead its run, but they never get the chat. The
          room is deleted with its circuit and its chat when the lesson ends, or when they close it.
        </p>
        <p>
          If you come from your school's own learning platform, such as Canvas or Moodle, we keep
          the number by which it knows you, so that you come in without a password, and its name for
          you is your name in the class. For what your course there links to, the platform gets one
          thing: whether you have finished it, and how a quiz went. You can disconnect it on your{' '}
          <TextLink to="/profile">profile</TextLink>, and a teacher can disconnect the course from
          the class; then it gets nothing more.
        </p>
        <p>
          Some schools collect what their learners do in a learning record store of their own. If
          your school has ordered a plan, and a teacher turns it on for your class, it gets three
          things: which lessons you finish, how your quizzes went, and which tasks you solve, with
          the time. It knows you by a random number, never by a name or an address. Under 13 that
          happens only with accounts that a class has made. Your{' '}
          <TextLink to="/classes">list of classes</TextLink> says if yours does it, and your number
          is in your download.
        </p>
      </>
    ),
  },
  {
    id: 'study-rooms',
    title: 'Study rooms',
    content: (
      <>
        <p>
          In a study room, up to {roomLimits.seats} learners see each other's username, what each
          writes in the chat, and the circuit they share. They see nothing else of each other. We
          keep which rooms you made, entered by a code, or got with your group, and whom you muted
          or blocked.
        </p>
        <p>
          A filter of our own reads a message before anyone else does. What it holds back, because
          it's rude or gives away something personal, is neither sent nor stored. Messages are kept
          for {daysKept('chat-messages')} days. If somebody reports a message, it's kept with the
          report for {daysKept('reports')} days, so that a person can look at it.
        </p>
      </>
    ),
  },
  {
    id: 'payments',
    title: 'Payments',
    content: (
      <p>
        Cards are taken by Stripe, on Stripe's own page; a card number never touches {brand.name}.
        From us, Stripe gets a number for your account and, if a learner from 13 to 17 has the plan,
        the email address that the grown-up who pays gave us for it. For a plan that a linked
        grown-up pays, it gets the number and the address of the grown-up's account, too, and we
        keep who pays for whom until the account of one of them is erased or somebody else pays. For
        a Classroom plan it also gets a number for the class. It gets no name. The other teachers of
        that class see who pays and until when. We keep which plan is paid for until when, the brand
        and last four digits of the card, and the email address of the person who pays, so that
        nothing about the plan or its money happens without an email to them. What you tell Stripe
        when you pay falls under Stripe's privacy policy.
      </p>
    ),
  },
  {
    id: 'others',
    title: 'Who else is involved',
    content: (
      <>
        <p>We sell nothing about anybody, and we give it to no one. Others come in only here:</p>
        <ul>
          <li>
            <strong>Stripe</strong>, when a grown-up pays for a plan.
          </li>
          <li>
            <strong>Google</strong>, if you choose to sign in with it. We ask Google for your email
            address and nothing else, and tell it nothing about your learning.
          </li>
          <li>
            <strong>Your school's learning platform</strong>, if you come from there. It gets the
            results of what your course links to.
          </li>
          <li>
            <strong>Your school's learning record store</strong>, if a teacher has turned it on for
            your class.
          </li>
          <li>
            <strong>YouTube</strong>, if a lesson ever has a video from there and you press play.
            Today none does: the videos we show are our own, and they come from our own server.
          </li>
          <li>
            <strong>The companies that carry email</strong>, for the messages we send you. They're
            about your account or your message to us; we send no advertising.
          </li>
        </ul>
        <p>
          Read Aloud uses the voices of your own device. Fonts, pictures, simulators and even Python
          come from our own server.
        </p>
      </>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    content: (
      <>
        <p>
          What you've learned stays for as long as your account. Everything in this table goes
          earlier, by itself. What has reached its end is cleared away within the next hour.
        </p>
        <KeptTable />
        <p>
          Backups are made to survive a broken disk. They still hold what was erased until they're
          thrown away themselves.
        </p>
      </>
    ),
  },
  {
    id: 'your-choices',
    title: 'What you can do',
    content: (
      <>
        <ul>
          <li>
            <strong>See and correct it.</strong> Your <TextLink to="/profile">profile</TextLink>{' '}
            shows your account and where it's signed in.
          </li>
          <li>
            <strong>Take it along.</strong> "Download my data" gives you everything we keep about
            you, as a page to read or a file for programs.
          </li>
          <li>
            <strong>Have it erased.</strong> "Erase my account" signs you out everywhere. For{' '}
            {erasureDelay} days you can come back by signing in; then it's all gone. If you pay for
            somebody else's plan, it is cancelled, and they keep it until the time that's paid for
            is over.
          </li>
        </ul>
        <p>
          Both ask for your password again, so that nobody else can do it for you. Parents of
          children under 13 do the same on <TextLink to="/parent">the parent's page</TextLink>,
          without a password, through a link that we email them; or, if they have linked an account
          of their own, on <TextLink to="/family">the family page</TextLink> with their own
          password.
        </p>
        <p>
          Does none of this work for you?{' '}
          <TextLink to="/inquiry" search={{ kind: 'data-request' }}>
            Ask for your child's data
          </TextLink>
          , and a person looks into it.
        </p>
      </>
    ),
  },
  {
    id: 'protection',
    title: 'How we protect it',
    content: (
      <ul>
        <li>
          Passwords are stored as salted hashes, and the links in our emails as hashes as well.
        </li>
        <li>
          Anyone guessing passwords is slowed down after ten tries. A new password signs out every
          other device.
        </li>
        <li>
          The pages run only our own scripts, and our logs hold no names, addresses or passwords.
        </li>
      </ul>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and questions',
    content: (
      <p>
        If this policy changes, the date at the top changes with it. Ask us anything:{' '}
        <SupportMailLink subject="Privacy" />, {brand.supportHours}.
      </p>
    ),
  },
];
