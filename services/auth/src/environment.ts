import { join } from 'node:path';
import { RegisterBody } from '@portal/contracts/rest/auth';
import { common, dataDir, oneOf, optionalText, readEnvironment, text } from '@portal/service-kit/environment';
import { EnvironmentError } from '@portal/service-kit/errors';
import { Check } from '@portal/service-kit/validation';

const registrable = new Check(RegisterBody);

/** What auth is told by its environment. @throws EnvironmentError */
export function authEnvironment(environment: NodeJS.ProcessEnv = process.env) {
  const values = readEnvironment(
    {
      ...common,
      dataDir,
      adminUsername: text('ADMIN_USERNAME', 'admin'),
      adminPassword: optionalText('ADMIN_PASSWORD'),
      limits: oneOf('LIMITS', ['on', 'off'], 'on'),
      adminOneTime: oneOf('ADMIN_ONE_TIME', ['0', '1'], '0'),
    },
    environment,
  );
  const { adminUsername: username, adminPassword: password } = values;
  // The rules of every registration; a made-up password only stands in for the one that is not set.
  const errors = registrable.errors({ username, password: password ?? 'unset-unset' }) ?? [];
  if (errors.length > 0) {
    throw new EnvironmentError(
      errors.map(({ field }) => `ADMIN_${field.toUpperCase()} breaks the rules of registration.`),
    );
  }
  return {
    ...values,
    signingKeysPath: join(values.dataDir, 'signing-keys.json'),
    operatorSecretPath: join(values.dataDir, 'operator-secret'),
    usernameSecretPath: join(values.dataDir, 'username-secret'),
    firstAdmin: { username, password, oneTime: values.adminOneTime === '1' },
  };
}
