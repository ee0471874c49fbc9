/** Flashcards for everybody; what is remembered of them for learners. */
import { flashcards } from '@qubloom/contract';
import {
  serve,
  serveSignedIn,
  type PublicScope,
  type SignedInScope,
} from '../../platform/http/serve.ts';
import {
  listCards,
  reviewCard,
  saveSitting,
  showDue,
  showProgress,
  showSet,
  type FlashcardsOptions,
} from './service.ts';

export function flashcardRoutes(scope: PublicScope, options: FlashcardsOptions): void {
  serve(scope, flashcards.sets, () => options.queries.listSets());
  serve(scope, flashcards.set, ({ params }) => showSet(options, params.id));
  serve(scope, flashcards.cards, ({ params }) => listCards(options, params.id));
}

export function cardMemoryRoutes(scope: SignedInScope, options: FlashcardsOptions): void {
  serveSignedIn(scope, flashcards.progress, ({ caller }) => showProgress(options, caller));
  serveSignedIn(scope, flashcards.due, ({ caller }) => showDue(options, caller));
  serveSignedIn(scope, flashcards.saveSitting, ({ caller, params, body, act }) =>
    saveSitting(options, caller, params.id, body, act),
  );
  serveSignedIn(scope, flashcards.review, ({ caller, params, body, act }) =>
    reviewCard(options, caller, params.id, body, act),
  );
}
