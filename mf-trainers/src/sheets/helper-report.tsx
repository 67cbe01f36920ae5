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
          <ReportList reports={reports} />
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

function ReportList({ reports }: { reports: readonly Report[] }) {
  return (
    <ol className={styles.list} aria-label="Пройденные тренажёры">
      {reports.map((report) => (
        <li key={report.finishedAt + report.simulator}>
          <h2>{report.simulator}</h2>
          <p>{moment(report.finishedAt)}</p>
          <dl>
            <div>
              <dt>Шагов</dt>
              <dd>{report.steps}</dd>
            </div>
            <div>
              <dt>Ошибок</dt>
              <dd>{report.wrong}</dd>
            </div>
            <div>
              <dt>Подсказок</dt>
              <dd>{report.hints}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ol>
  );
}

function moment(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : when.format(date);
}
