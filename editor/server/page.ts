/** The editor's page. It contains no content: its script requests everything with the key. */
export const editorPage = `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
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
