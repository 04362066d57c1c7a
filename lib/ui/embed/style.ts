/** The embedded deck's own style sheet: the site's colours (../styles/ground/tokens.css) on the machine's own letters. */
export const STYLE = `
:root{color-scheme:light dark;--paper:light-dark(#f5f0e4,#171513);--raised:light-dark(#fdfaf2,#211e1a);--ink:light-dark(#1f1b16,#efe8da);--soft:light-dark(#5b5244,#b5ab99);--line:light-dark(#d8cdb7,#3a352d);--accent:light-dark(#ad3218,#ff8660);--accent-ink:light-dark(#fffaf3,#22100a);--good:light-dark(#2b6436,#8fcb92);--bad:light-dark(#9c1630,#ff8d93)}
:root[data-theme=light]{color-scheme:light}
:root[data-theme=dark]{color-scheme:dark}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:flex;flex-direction:column;padding:14px;border:1px solid var(--line);border-radius:10px;background:var(--paper);color:var(--ink);font:15px/1.35 system-ui,'Segoe UI',Roboto,sans-serif;overflow-wrap:anywhere}
a{color:inherit;text-decoration:none}
a:hover{text-decoration:underline}
a:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:2px}
h1{font:800 1.45em/1.1 'Iowan Old Style',Georgia,serif}
h2{font-size:1em;border-bottom:1px solid var(--line);padding-bottom:3px;margin-bottom:4px}
ul{list-style:none;padding:0}
header{display:flex;flex-wrap:wrap;gap:10px 20px;justify-content:space-between;align-items:flex-end}
header>div{flex:1 1 13em}
main{flex:1;margin:12px 0;columns:17em 3;column-gap:20px}
main section{margin-bottom:12px}
main h2{break-after:avoid}
main.nothing{columns:auto;display:grid;place-content:center;text-align:center;gap:6px}
main li{display:flex;gap:7px;align-items:center;min-height:26px;break-inside:avoid}
main li a{flex:1;min-width:0}
.soft{color:var(--soft);font-size:.9em}
.good{color:var(--good);font-weight:600}
.bad{color:var(--bad);font-weight:600}
.count{min-width:1.6em;text-align:right;font-variant-numeric:tabular-nums}
.pip,.power{flex:none;display:inline-grid;place-items:center;width:1.65em;height:1.65em;font-size:.85em;font-weight:700;border:2px solid var(--faction)}
.pip{border-radius:4px}
.pip.round{border-radius:50%}
.power{border-color:transparent;background:var(--band);color:#fff;clip-path:polygon(50% 0,100% 24%,100% 76%,50% 100%,0 76%,0 24%)}
.faction-leaf{--faction:light-dark(#2f6d3b,#74b77c);--band:#2f6d3b}
.faction-sand{--faction:light-dark(#8a5f0c,#d9a747);--band:#84590a}
.faction-sound{--faction:light-dark(#67408f,#b493dd);--band:#67408f}
.faction-akatsuki{--faction:light-dark(#97142f,#ec6a80);--band:#8d1530}
.faction-independent{--faction:light-dark(#4b5a69,#9db0c2);--band:#4b5a69}
.faction-mission{--faction:light-dark(#3d372d,#cbbfa6);--band:#3d372d}
.curve{display:flex;gap:4px;align-items:flex-end;font-size:.78em;font-variant-numeric:tabular-nums}
.curve li{display:flex;flex-direction:column;align-items:center;width:1.9em}
.said{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.curve i{width:100%;background:var(--accent)}
footer{display:flex;flex-wrap:wrap;gap:8px 14px;align-items:center;justify-content:space-between}
.button{display:inline-flex;align-items:center;min-height:44px;padding:0 16px;border-radius:8px;background:var(--accent);color:var(--accent-ink);font-weight:600}
`.trim();
