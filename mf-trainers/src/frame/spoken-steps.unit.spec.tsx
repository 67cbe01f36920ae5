// @vitest-environment happy-dom

import { virtual } from '@guidepup/virtual-screen-reader';
import type { Mount } from '@portal/contracts/web/mount';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BankPage } from '../bank/bank-page.tsx';
import { bank } from '../bank/narration.ts';
import { ClinicPage } from '../clinic/clinic-page.tsx';
import { clinic } from '../clinic/narration.ts';
import { emergencyServices } from '../emergency/data.ts';
import { EmergencyPage } from '../emergency/emergency-page.tsx';
import { emergency } from '../emergency/narration.ts';
import { pharmacy } from '../pharmacy/narration.ts';
import { PharmacyPage } from '../pharmacy/pharmacy-page.tsx';
import { shop } from '../shop/narration.ts';
import { ShopPage } from '../shop/shop-page.tsx';
import { screenOf } from '../simulator/machine.ts';
import type { Simulator } from '../simulator/narration.ts';
import { settingsChanged } from '../simulator/settings.ts';
import { walk } from '../simulator/walk.ts';
import { socialCentre } from '../social-centre/narration.ts';
import { SocialCentrePage } from '../social-centre/social-centre-page.tsx';
import { click, listenTo, said, stopListening } from './heard.tsx';

/** More than enough to have chosen everything that there is to choose from. */
const mostRounds = 12;

afterEach(stopListening);

describe('a screen reader says each new step of every simulator once, and no step that has not changed', () => {
  everyStepOf('clinic', ClinicPage, clinic);
  everyStepOf('pharmacy', PharmacyPage, pharmacy);
  everyStepOf('social centre', SocialCentrePage, socialCentre);
  // one thing of each shelf: with all twelve there would be half a million states
  everyStepOf('shop', ShopPage, shop, (event) =>
    'item' in event ? ['bun', 'milk', 'onion'].includes(event.item) : true,
  );
  everyStepOf('bank', BankPage, bank);
  // the steps are the same for every number
  everyStepOf('emergency', EmergencyPage, emergency(emergencyServices().slice(0, 1)), (event) =>
    event.type === 'digit' ? '12'.includes(event.digit) : true,
  );
});

function everyStepOf<State, Event>(
  name: string,
  Page: ComponentType<Mount>,
  simulator: Simulator<State, Event>,
  only: (event: Event) => boolean = () => true,
) {
  it(name, { timeout: 120_000 }, async () => {
    const { machine } = simulator;
    settingsChanged({ timing: 'hand' });
    await listenTo(Page);
    const screens = new Map(
      walk(machine, (_, event) => only(event)).states.map((state) => [
        simulator.narrate(state).heading,
        screenOf(machine, state),
      ]),
    );
    // the shell says the first one, as that of the page
    const unheard = new Set([...screens.values()].filter((screen) => screen !== screens.get(heading())));
    const chosen = new Map<string, number>();
    for (let round = 0; unheard.size > 0 && round < mostRounds; round += 1) {
      while (!screen.queryByText('Что вы сделали')) unheard.delete(screens.get(await onwards(chosen))!);
      await click(screen.getByText('Начать заново'));
    }
    expect([...unheard]).toEqual([]);
  });
}

/** One deed further, each time another one at the same step. @returns the heading that was heard */
async function onwards(chosen: Map<string, number>): Promise<string> {
  const before = heading();
  const choices = await choicesHere();
  const turn = chosen.get(before) ?? 0;
  chosen.set(before, turn + 1);
  await virtual.clearSpokenPhraseLog();
  await click(choices[turn % choices.length]!);
  const after = heading();
  if (after !== before) await vi.waitFor(async () => expect(await said(after)).toBeGreaterThan(0));
  expect(await said(after), `${before} → ${after}`).toBe(after === before ? 0 : 1);
  return after;
}

/** What the hint points at, or what the list offers that nothing has been chosen from yet. */
async function choicesHere(): Promise<HTMLElement[]> {
  const hint = screen.getByText('Подсказка');
  await click(hint);
  await click(hint);
  const marked = [...document.querySelectorAll<HTMLElement>('[data-marked]')];
  if (marked.length > 0) return marked;
  await click(screen.getByRole('combobox'));
  return screen.getAllByRole('option');
}

function heading(): string {
  return document.querySelector('h1')!.textContent;
}
