import { noSiteFacts, siteFactsId, type SiteFacts } from '@qubloom/contract';
import { onTestFinished } from 'vitest';

/** Pages of this test find these facts of their site, as the server would have written them. */
export function setSiteFacts(facts: Partial<SiteFacts>): void {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = siteFactsId;
  block.textContent = JSON.stringify({ ...noSiteFacts, ...facts });
  document.head.append(block);
  onTestFinished(() => block.remove());
}
