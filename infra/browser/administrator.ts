/** The first administrator of the portal that browser tests run on. */
export const administrator = { username: 'admin', password: 'верная лошадь батарея' };
