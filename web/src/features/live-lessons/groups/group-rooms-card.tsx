/** Rooms for the groups of a class, on the board of a live lesson. */
import type { BoardLearner, GroupRooms, StudyRoomId, UserId } from '@qubloom/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, errorSentence } from '../../../product/api/api.ts';
import { groupRooms } from '../../../product/api/endpoints.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { SelectField } from '../../../ui/controls/select-field.tsx';
import { FieldError } from '../../../ui/controls/text-field.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { groupRoomsQuery } from '../queries.ts';
import { ChooseGroups } from './choose-groups.tsx';

export interface GroupRoomsCardProps {
  readonly classId: string;
  /** The learners on the board. */
  readonly learners: readonly BoardLearner[];
}

export function GroupRoomsCard({ classId, learners }: GroupRoomsCardProps) {
  const { data, error } = useQuery(groupRoomsQuery(classId));
  return (
    <CardSection
      title="Rooms for groups"
      intro="Every group gets a study room of its own until the lesson ends. You can look in and lead. You never see what they write."
    >
      {data === undefined ? (
        error && <FieldError>{errorSentence(error)}</FieldError>
      ) : data.rooms.length > 0 ? (
        <OpenRooms classId={classId} data={data} learners={learners} />
      ) : (
        <NewRooms classId={classId} data={data} learners={learners} />
      )}
    </CardSection>
  );
}

function useRoomsCall(classId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = groupRoomsQuery(classId);
  const show = (rooms: GroupRooms) => queryClient.setQueryData(queryKey, rooms);
  const reload = () => queryClient.invalidateQueries({ queryKey });
  const params = { id: classId };
  return {
    open: useMutation({
      mutationFn: (groups: readonly (readonly UserId[])[]) =>
        call(groupRooms.open, { params, body: { groups: groups.map((group) => [...group]) } }),
      onSuccess: show,
      onError: reload,
    }),
    add: useMutation({
      mutationFn: (body: { readonly roomId: StudyRoomId; readonly learnerId: UserId }) =>
        call(groupRooms.add, { params, body }),
      onSuccess: show,
      onError: reload,
    }),
    close: useMutation({
      mutationFn: () => call(groupRooms.close, { params, body: {} }),
      onSuccess: show,
    }),
  };
}

interface RoomsProps extends GroupRoomsCardProps {
  readonly data: GroupRooms;
}

/** The learners who are in the lesson now. */
function presentOf({ data, learners }: RoomsProps) {
  const here = new Set(learners.filter(({ isAway }) => !isAway).map(({ id }) => id));
  return data.learners.filter(({ id }) => here.has(id));
}

function NewRooms(props: RoomsProps) {
  const { open } = useRoomsCall(props.classId);
  const present = presentOf(props);
  const closedTo = present.filter(({ company }) => company === 'nobody');
  return (
    <>
      <ChooseGroups
        learners={present.filter(({ company }) => company !== 'nobody')}
        isOpening={open.isPending}
        onOpen={open.mutate}
      />
      {closedTo.length > 0 && (
        <ul className="flex flex-col gap-2">
          {closedTo.map(({ id, name }) => (
            <li key={id} className="flex flex-wrap items-center gap-2">
              <span className="font-medium break-words">{name}</span>
              <Badge>May not use rooms</Badge>
            </li>
          ))}
        </ul>
      )}
      {open.error && <FieldError>{errorSentence(open.error)}</FieldError>}
    </>
  );
}

function OpenRooms(props: RoomsProps) {
  const { classId, data } = props;
  const { rooms } = data;
  const { add } = useRoomsCall(classId);
  const inGroups = new Set(rooms.flatMap((room) => room.learners.map(({ id }) => id)));
  const late = presentOf(props).filter(
    ({ id, company }) => company !== 'nobody' && !inGroups.has(id),
  );
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {rooms.map((room) => (
          <li
            key={room.id}
            className="flex flex-col items-start gap-3 rounded-control bg-sunken p-4"
          >
            <h3 className="text-lg">{room.name}</h3>
            <ul className="flex flex-col gap-1">
              {room.learners.map(({ id, name, isIn }) => (
                <li key={id} className="flex flex-wrap items-center gap-2">
                  <span className="break-words">{name}</span>
                  <Badge tone={isIn ? 'good' : 'neutral'}>
                    {isIn ? 'In the room' : 'Not in yet'}
                  </Badge>
                </li>
              ))}
            </ul>
            <ButtonLink
              to="/study-room/$id"
              params={{ id: String(room.id) }}
              variant="secondary"
              className="mt-auto"
              aria-label={`Look into ${room.name}`}
            >
              Look in
            </ButtonLink>
          </li>
        ))}
      </ul>
      {late.length > 0 && (
        <ul aria-label="Without a group" className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          {late.map(({ id, name }) => (
            <li key={id}>
              <SelectField
                label={`Group of ${name}`}
                value=""
                onChange={({ target }) => {
                  const room = rooms.find((one) => String(one.id) === target.value);
                  if (room) add.mutate({ roomId: room.id, learnerId: id });
                }}
              >
                <option value="">No group yet</option>
                {rooms.map((room) => (
                  <option key={room.id} value={String(room.id)}>
                    {room.name}
                  </option>
                ))}
              </SelectField>
            </li>
          ))}
        </ul>
      )}
      {add.error && <FieldError>{errorSentence(add.error)}</FieldError>}
      <CloseRooms classId={classId} />
    </>
  );
}

function CloseRooms({ classId }: { readonly classId: string }) {
  const [isAsking, setAsking] = useState(false);
  const { close } = useRoomsCall(classId);
  return (
    <Dialog
      title="Close the rooms"
      description="Everybody goes back to the lesson. What the groups have built and written in the rooms is gone."
      isOpen={isAsking}
      onOpenChange={setAsking}
      trigger={
        <Button variant="quiet" className="self-start">
          Close the rooms
        </Button>
      }
    >
      {close.error && <FieldError>{errorSentence(close.error)}</FieldError>}
      <Button
        variant="danger"
        className="self-start"
        busy={close.isPending}
        onClick={() => close.mutate()}
      >
        Close them for everybody
      </Button>
    </Dialog>
  );
}
