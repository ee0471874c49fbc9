/** The people of a connected course, one by one, before accounts are made for them. */
import { useMutation } from '@tanstack/react-query';
import { call, errorSentence } from '../../product/api/api.ts';
import { lti } from '../../product/api/endpoints.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FieldError } from '../../ui/controls/text-field.tsx';
import { goOnTo } from './go-on.ts';

export interface AddPeopleProps {
  readonly launch: string;
  /** Where the teacher goes when this is done. */
  readonly onward: string;
}

export function AddPeople({ launch, onward }: AddPeopleProps) {
  const body = { launch };
  const list = useMutation({ mutationFn: () => call(lti.roster, { body }) });
  const add = useMutation({ mutationFn: () => call(lti.addRoster, { body }) });
  const learners = list.data?.learners;
  const newcomers = learners?.filter(({ isKnown }) => !isKnown).length ?? 0;
  const error = list.error ?? add.error;
  return (
    <>
      <p role="status">
        {add.data
          ? `${String(add.data.added)} ${add.data.added === 1 ? 'account is' : 'accounts are'} made.`
          : 'The course is connected. Everybody in it can come in now.'}
      </p>
      {!add.data && (
        <p>
          Learners get an account when they first open a link of the course. You can also make the
          accounts for all of them now.
        </p>
      )}
      {learners && !add.data && (
        <ul aria-label="Learners of the course" className="flex flex-col gap-1">
          {learners.map(({ name, isKnown }, index) => (
            <li key={index} className="[overflow-wrap:anywhere]">
              {name}
              <span className="text-sm text-ink-soft">
                {isKnown ? ' has an account already' : ' gets an account'}
              </span>
            </li>
          ))}
          {learners.length === 0 && <li>Nobody learns in this course yet.</li>}
        </ul>
      )}
      {error && <FieldError>{errorSentence(error)}</FieldError>}
      <div className="flex flex-wrap gap-3">
        {!learners && (
          <Button variant="secondary" busy={list.isPending} onClick={() => list.mutate()}>
            {list.isPending ? 'Asking your platform...' : 'Show the people of the course'}
          </Button>
        )}
        {newcomers > 0 && !add.data && (
          <Button variant="secondary" busy={add.isPending} onClick={() => add.mutate()}>
            {add.isPending
              ? 'Making the accounts...'
              : `Make ${String(newcomers)} ${newcomers === 1 ? 'account' : 'accounts'}`}
          </Button>
        )}
        <Button onClick={() => goOnTo(onward)}>Go on</Button>
      </div>
    </>
  );
}
