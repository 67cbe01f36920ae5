import type { Mount } from '@portal/contracts/web/mount';
import { Button } from '@portal/ui/button';
import { useState } from 'react';
import { deviceStorage } from '../simulator/device-storage.ts';
import { type Report, readReports, reportsKey } from '../simulator/reports.ts';
import styles from './helper-report.module.css';
import { SheetPage } from './sheet-page.tsx';

const when = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeStyle: 'short' });

/** `/trainings/otchet`: for a helper, how the simulators went on this device. */
export function HelperReport(mount: Mount) {
  const [reports, setReports] = useState(() => readReports(deviceStorage.read(reportsKey)));

  function erase() {
    deviceStorage.write(reportsKey, null);
    setReports([]);
    mount.announce('Записи стёрты.');
  }

  return (
    <SheetPage title="Страница для помощника" mount={mount}>
      <p>
        Здесь видно, как прошли тренажёры. Записи хранятся только на этом устройстве и никуда не отправляются.
      </p>
      {reports.length === 0 ? (
        <p>Записей пока нет. Они появляются, когда тренажёр пройден до конца.</p>
      ) : (
        <>
          <ReportTable reports={reports} />
          <p className={styles.erase}>
            <Button kind="danger" onClick={erase}>
              Стереть записи
            </Button>
          </p>
        </>
      )}
    </SheetPage>
  );
}

function ReportTable({ reports }: { reports: readonly Report[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Тренажёр</th>
          <th scope="col">Когда</th>
          <th scope="col">Шагов</th>
          <th scope="col">Ошибок</th>
          <th scope="col">Подсказок</th>
        </tr>
      </thead>
      <tbody>
        {reports.map((report) => (
          <tr key={report.finishedAt + report.simulator}>
            <th scope="row">{report.simulator}</th>
            <td data-label="Когда">{moment(report.finishedAt)}</td>
            <td data-label="Шагов">{report.steps}</td>
            <td data-label="Ошибок">{report.wrong}</td>
            <td data-label="Подсказок">{report.hints}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function moment(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : when.format(date);
}
