/** Makes accounts for a list of names: the list, what was understood of it, and the slips. */
import { classSeats, type ClassSlip, type SchoolClass } from '@qubloom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { focusHere } from '../../../lib/browser/bring-into-view.ts';
import { call, errorSentence } from '../../../product/api/api.ts';
import { classes } from '../../../product/api/endpoints.ts';
import { queryKeys } from '../../../product/api/query-keys.ts';
import { AgeOfLearners, type AgeOfLearner } from '../../../product/classes/age-of-learners.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError } from '../../../ui/controls/text-field.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';
import { fitRoster, noSeat, readRoster, type Roster } from '../roster/roster.ts';
import { AgreementForm } from './agreement-form.tsx';
import { NamesSource } from './names-source.tsx';
import { NewSlips } from './new-slips.tsx';
import { RosterPreview } from './roster-preview.tsx';

interface OfClass {
  readonly shown: SchoolClass;
}

interface AddLearnersProps extends OfClass {
  /** Called after the teacher has kept the new passwords. */
  readonly onDone: () => void;
}

export function AddLearners({ shown, onDone }: AddLearnersProps) {
  const [roster, setRoster] = useState<Roster | null>(null);
  const [slips, setSlips] = useState<readonly ClassSlip[] | null>(null);
  if (slips !== null) {
    const finish = () => {
      setSlips(null);
      onDone();
    };
    return <NewSlips shown={shown} slips={slips} onDone={finish} />;
  }
  return (
    <CardSection
      title="Add learners without an account"
      intro="Give us a list of names, and every learner gets a username and a password. You see the list once more before anything is stored."
    >
      {roster === null ? (
        <NamesSource onText={(text) => setRoster(readRoster(text))} />
      ) : (
        <CheckedNames
          shown={shown}
          roster={roster}
          onAgain={() => setRoster(null)}
          onAdded={(made) => {
            setRoster(null);
            setSlips(made);
          }}
        />
      )}
    </CardSection>
  );
}

interface CheckedNamesProps extends OfClass {
  readonly roster: Roster;
  readonly onAgain: () => void;
  readonly onAdded: (slips: readonly ClassSlip[]) => void;
}

function CheckedNames({ shown, roster, onAgain, onAdded }: CheckedNamesProps) {
  const [dropped, setDropped] = useState<ReadonlySet<number>>(new Set());
  const [ageRange, setAgeRange] = useState<AgeOfLearner | null>(null);
  const [hasAgreed, setAgreed] = useState(false);
  const makeButton = useRef<HTMLButtonElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const queryClient = useQueryClient();
  const rows = fitRoster(roster.rows, {
    freeSeats: Math.max(0, shown.seats - shown.learnerCount),
    present: shown.learners.map(({ name }) => name),
    dropped,
  });
  const names = rows
    .filter(({ problem }, index) => problem === null && !dropped.has(index))
    .map(({ name }) => name);
  const left = rows.length - names.length;
  const add = useMutation({
    mutationFn: (age: AgeOfLearner) =>
      call(classes.addLearners, { params: { id: shown.id }, body: { names, ageRange: age } }),
    gcTime: 0,
    onSuccess: async (reply) => {
      onAdded(reply.slips);
      await queryClient.invalidateQueries({ queryKey: queryKeys.classes });
    },
  });
  const toggle = (index: number) => {
    const next = new Set(dropped);
    if (!next.delete(index)) next.add(index);
    setDropped(next);
  };
  // The button that had the focus is gone.
  useEffect(() => void (result.current && focusHere(result.current)), []);
  const needsAgreement = ageRange === 'under-13' && shown.agreement === null;
  useEffect(() => {
    // The form that had the focus is gone.
    if (hasAgreed && !needsAgreement && makeButton.current) focusHere(makeButton.current);
  }, [hasAgreed, needsAgreement]);
  return (
    <>
      <p ref={result} tabIndex={-1} role="status" className="scroll-mt-24 text-lg outline-none">
        {counted(names.length)} {names.length === 1 ? 'gets' : 'get'} an account.
        {left > 0 && ` ${counted(left)} ${left === 1 ? 'is' : 'are'} left out.`}
      </p>
      {rows.some(({ problem }) => problem === noSeat) && <TooFewSeats shown={shown} />}
      <RosterPreview roster={roster} rows={rows} dropped={dropped} onToggle={toggle} />
      <Button variant="quiet" className="self-start" onClick={onAgain}>
        Start with another list
      </Button>
      {names.length > 0 && (
        <AgeOfLearners value={ageRange} onChoose={setAgeRange}>
          <p className="text-[0.9375rem] text-ink-soft">
            Some are under 13, and some are older? Make two lists: leave the older ones out of this
            one, and add them in a second list.
          </p>
        </AgeOfLearners>
      )}
      {names.length > 0 && needsAgreement && (
        <AgreementForm shown={shown} onAgreed={() => setAgreed(true)} />
      )}
      {names.length > 0 && ageRange !== null && !needsAgreement && (
        <div className="flex flex-col items-start gap-2">
          {add.error && <FieldError>{errorSentence(add.error)}</FieldError>}
          <Button ref={makeButton} busy={add.isPending} onClick={() => add.mutate(ageRange)}>
            {add.isPending
              ? 'Making the accounts...'
              : `Make ${String(names.length)} ${names.length === 1 ? 'account' : 'accounts'}`}
          </Button>
        </div>
      )}
    </>
  );
}

function TooFewSeats({ shown: { id, plan, seats, learnerCount } }: OfClass) {
  const free = Math.max(0, seats - learnerCount);
  const isTrial = plan === 'trial';
  return (
    <p>
      {isTrial ? 'This class to try' : 'This class'} has {seats} seats, and{' '}
      {free === 0 ? 'none is' : free === 1 ? '1 is' : `${String(free)} are`} free.{' '}
      {isTrial ? (
        <>
          <PlanLink id={id}>The Classroom plan</PlanLink> has {classSeats.classroom}.
        </>
      ) : (
        <>
          For more, see <PlanLink id={id}>the plan of the class</PlanLink>.
        </>
      )}
    </p>
  );
}

interface PlanLinkProps extends Pick<SchoolClass, 'id'> {
  readonly children: ReactNode;
}

function PlanLink({ id, children }: PlanLinkProps) {
  return (
    <TextLink to="/teach/$classId" params={{ classId: String(id) }} search={{ show: 'settings' }}>
      {children}
    </TextLink>
  );
}

const counted = (count: number) => `${String(count)} ${count === 1 ? 'name' : 'names'}`;
