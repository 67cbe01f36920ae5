import { AdministratorHelp } from '../scene/administrator-help.tsx';
import { inWords } from '../simulator/money.ts';
import { balance, medicinesOf, type PharmacyState } from './machine.ts';

/** 'Помощь администратора' of the pharmacy: what has been bought (SPEC.md section 4). */
export function BoughtMedicines({ state }: { state: PharmacyState }) {
  const medicines = medicinesOf(state);
  return (
    <AdministratorHelp>
      {state.bought.length === 0 ? (
        <p>Вы пока ничего не купили.</p>
      ) : (
        <>
          <p>Вы купили:</p>
          <ul>
            {state.bought.map((index) => (
              <li key={index}>
                {medicines[index]!.name}: {inWords(medicines[index]!.price)}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>Осталось: {inWords(balance(state))}.</p>
    </AdministratorHelp>
  );
}
