import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx';

function Meals() {
  const [value, setValue] = useState('lunch');
  return (
    <Tabs value={value} onValueChange={setValue}>
      <TabList aria-label="Meals">
        <Tab value="lunch">Lunch</Tab>
        <Tab value="tea" disabled>
          Tea
        </Tab>
        <Tab value="dinner">Dinner</Tab>
        <Tab value="supper">Supper</Tab>
      </TabList>
      <TabPanel value="lunch" isKept>
        <input aria-label="Soup" />
      </TabPanel>
      <TabPanel value="dinner">Pie</TabPanel>
      <TabPanel value="supper">Bread</TabPanel>
    </Tabs>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

test("a tab shows its panel, which has the tab's name", async () => {
  const user = userEvent.setup();
  render(<Meals />);
  expect(screen.getByRole('tabpanel', { name: 'Lunch' })).toBeVisible();
  expect(screen.queryByText('Pie')).not.toBeInTheDocument();
  await user.click(tab('Dinner'));
  expect(tab('Dinner')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Dinner' })).toHaveTextContent('Pie');
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
});

test('arrow keys, Home, and End choose a tab, skip disabled tabs, and wrap around', async () => {
  const user = userEvent.setup();
  render(<Meals />);
  await user.tab();
  expect(tab('Lunch')).toHaveFocus();
  for (const [key, name] of [
    ['ArrowRight', 'Dinner'],
    ['ArrowRight', 'Supper'],
    ['ArrowRight', 'Lunch'],
    ['ArrowLeft', 'Supper'],
    ['Home', 'Lunch'],
    ['End', 'Supper'],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(tab(name)).toHaveFocus();
    expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  }
});

test('Tab goes from the chosen tab to its panel', async () => {
  const user = userEvent.setup();
  render(<Meals />);
  await user.click(tab('Dinner'));
  await user.tab();
  expect(screen.getByRole('tabpanel', { name: 'Dinner' })).toHaveFocus();
});

test('a panel with isKept keeps what was typed in it', async () => {
  const user = userEvent.setup();
  render(<Meals />);
  const soup = screen.getByRole('textbox', { name: 'Soup' });
  await user.type(soup, 'peas');
  await user.click(tab('Supper'));
  expect(soup).not.toBeVisible();
  await user.click(tab('Lunch'));
  expect(soup).toBeVisible();
  expect(soup).toHaveValue('peas');
});
