import { noSiteFacts, siteFactsId, type SiteFacts } from '@qubloom/contract';
import { onTestFinished } from 'vitest';

/** Gives the pages of this test these facts of their site, in the form in which the server writes them. */
export function setSiteFacts(facts: Partial<SiteFacts>): void {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = siteFactsId;
  block.textContent = JSON.stringify({ ...noSiteFacts, ...facts });
  document.head.append(block);
  onTestFinished(() => block.remove());
}
