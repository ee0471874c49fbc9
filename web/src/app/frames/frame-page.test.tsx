import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FramePage } from './frame-page.tsx';

afterEach(() => vi.restoreAllMocks());

const here = window.location.origin;

test.each([
  [`${here}/courses/1?lesson=12&step=3`, 'Back to the Lesson', '/courses/1?lesson=12&step=3'],
  [`${here}/courses/1`, 'Back to the Course', '/courses/1'],
  [`${here}/visualizations/4`, 'Back to Visualizations', '/visualizations/4'],
  [`${here}/search?q=bell`, 'Back', '/search?q=bell'],
  ['', 'All Visualizations', '/visualizations'],
  ['https://elsewhere.example/courses/1', 'All Visualizations', '/visualizations'],
  [`${here}/simulators/bloch`, 'All Visualizations', '/visualizations'],
])('a simulator alone, opened from "%s", has a named link back', (from, label, to) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(from);
  render(<FramePage title="First qubit">What it shows</FramePage>);
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', to);
});
