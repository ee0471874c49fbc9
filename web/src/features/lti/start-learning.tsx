/** A learner's first visit from a course: an account of the class, or the one that the learner has. */
import { useMutation } from '@tanstack/react-query';
import { call, errorSentence } from '../../product/api/api.ts';
import { lti } from '../../product/api/endpoints.ts';
import { ConfirmForm } from '../../product/forms/confirm-form.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { FieldError } from '../../ui/controls/text-field.tsx';
import { goOnTo } from './go-on.ts';
import type { OfArrival } from './arrival.ts';

export function StartLearning(props: OfArrival) {
  const { className, isKnown } = props.arrival;
  if (className === null) {
    return (
      <p>
        Your teacher has not connected this course with a class yet. Please ask your teacher to open
        it once. Then start again from there.
      </p>
    );
  }
  return (
    <>
      <p>
        This course belongs to the class <strong>{className}</strong>. Your teachers see what you
        learn and what you hand in, and your school gets your results. Nothing else: no chats, no
        other programs, and no other circuits, except in a room that they open for your group.
      </p>
      {!isKnown && <NewAccount launch={props.launch} />}
      <OwnAccount {...props} />
    </>
  );
}

const goOn = ({ path }: { readonly path: string }) => goOnTo(path);

function NewAccount({ launch }: { readonly launch: string }) {
  const begin = useMutation({
    mutationFn: () => call(lti.begin, { body: { launch } }),
    onSuccess: goOn,
  });
  return (
    <div className="flex flex-col items-start gap-2">
      {begin.error && <FieldError>{errorSentence(begin.error)}</FieldError>}
      <Button size="large" busy={begin.isPending || begin.isSuccess} onClick={() => begin.mutate()}>
        {begin.isPending || begin.isSuccess ? 'One moment...' : 'Start learning'}
      </Button>
      <p className="text-sm text-ink-soft">
        You get an account of your class. It needs no password: you come in from your course.
      </p>
    </div>
  );
}

function OwnAccount({ launch, user }: OfArrival) {
  const join = useMutation({
    mutationFn: (password: string) => call(lti.join, { body: { launch, password } }),
    onSuccess: goOn,
  });
  if (user === null) {
    return (
      <div className="flex flex-col items-start gap-2">
        <p>Do you have an account already?</p>
        <ButtonLink
          to="/auth"
          search={{ returnTo: `/school?launch=${launch}` }}
          variant="secondary"
        >
          Sign in with it
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <p>
        You are signed in as {user.username}. If you join, this account opens from your course from
        now on.
      </p>
      <ConfirmForm
        label={join.isPending ? 'Joining...' : `Join as ${user.username}`}
        error={join.error}
        busy={join.isPending || join.isSuccess}
        onSend={(password, onError) => join.mutate(password, { onError })}
      />
    </div>
  );
}
