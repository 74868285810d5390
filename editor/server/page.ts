/** The page of the editor. Its script reads the token, which no other site can read. */
export function editorPage(token: string): string {
  return `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="editor-token" content="${token}" />
    <title>Editor</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="/editor/editor.css" />
    <script type="module" src="/editor/editor.js"></script>
  </head>
  <body>
    <div id="editor"><noscript><p>The editor needs JavaScript.</p></noscript></div>
  </body>
</html>
`;
}
