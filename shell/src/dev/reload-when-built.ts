/** In ms; a page asks for itself this often, and its HTML names every version it is made of. */
const pause = 1_000;

/** For `npm run dev`: loads the page anew once the front end has been built again. */
export async function reloadWhenBuilt(): Promise<void> {
  const first = await ownHtml();
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const now = await ownHtml();
    if (first && now && now !== first) return location.reload();
  }
}

/** '' while the gateway is being restarted. */
async function ownHtml(): Promise<string> {
  try {
    const response = await fetch(location.pathname);
    return response.status === 503 ? '' : await response.text();
  } catch {
    return '';
  }
}
