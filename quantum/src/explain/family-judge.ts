import { wireCount } from '../circuit/operations.ts';
import type { Circuit } from '../circuit/circuit.ts';
import { withWiresMoved } from '../circuit/wire-edits.ts';
import type { FamilyMember } from './goal.ts';
import { isRight, type Judge } from './judge.ts';

export interface JudgedMember extends FamilyMember {
  readonly judge: Judge;
}

/** Returns a judge for a family of goals. Its nearness is that of the worst member. */
export function familyJudge(members: readonly JudgedMember[]): Judge {
  const nearnesses = (circuit: Circuit): Promise<number[]> =>
    Promise.all(members.map(({ put, judge }) => judge.nearness(put(circuit))));
  const nearness = async (circuit: Circuit): Promise<number> =>
    Math.min(1, ...(await nearnesses(circuit)));
  return {
    nearness,
    cost: (circuit) => members.length * 2 ** wireCount(circuit),
    reordered: (circuit, permutation) => nearness(withWiresMoved(circuit, permutation)),
    membersRight: async (circuit) => (await nearnesses(circuit)).map(isRight),
  };
}
