import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { noSiteFacts } from '@qubloom/contract';
import { readPageMap } from './page-map.ts';

test("the build's data about a page for search engines is passed on", () => {
  const root = mkdtempSync(join(tmpdir(), 'qubloom-page-map-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const structuredData = [{ '@type': 'FAQPage' }];
  const pages = [{ path: '/faq', title: 'Help', description: 'Answers.', structuredData }];
  writeFileSync(join(root, 'pages.json'), JSON.stringify(pages));
  const { facts } = readPageMap(root, 'https://qubloom.example', noSiteFacts, {}).find('/faq');
  expect(facts.structuredData).toEqual(structuredData);
});
