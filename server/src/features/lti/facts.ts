/** Facts of a launch that are kept until the person has arrived. */
import { AssignedItem } from '@qubloom/contract';
import { z } from 'zod';
import type { LtiItem } from './items.ts';

const Text = z.string();

/** A launch that may have to choose something on the page. */
export const ArrivalFacts = z.object({
  step: z.literal('arrival'),
  deploymentId: Text,
  /** The person's id at the platform. */
  subject: Text,
  role: z.enum(['teacher', 'learner']),
  name: Text.nullable(),
  /** Null if the platform tells no course. */
  context: z.object({ id: Text, title: Text.nullable() }).nullable(),
  item: AssignedItem.transform((item) => item as LtiItem).nullable(), // made by `itemFromName`
  /** The column of the platform's gradebook that takes the result of the item. */
  lineItem: Text.nullable(),
  /** The address of the course's list of people. */
  members: Text.nullable(),
});
export type ArrivalFacts = z.infer<typeof ArrivalFacts>;

/** A teacher who picks an item for the course. */
export const PickFacts = z.object({
  step: z.literal('pick'),
  deploymentId: Text,
  returnUrl: Text,
  /** The platform gets it back unchanged. */
  data: Text.nullable(),
});
export type PickFacts = z.infer<typeof PickFacts>;
