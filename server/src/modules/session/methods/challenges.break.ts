export const breaks = [
  {
    name: 'a challenge is answered twice',
    text: "    .deleteFrom('passkey_challenge')\n    .where('challenge_hash', '=', sha256(challenge))\n    .where('purpose', '=', purpose)\n    .where(sql<boolean>`session_id is not distinct from ${sessionId}::uuid`)\n    .where('expires_at', '>', at(nowMs))\n    .executeTakeFirstOrThrow()\n  return numDeletedRows === 1n",
    becomes:
      "    .updateTable('passkey_challenge').set({ purpose })\n    .where('challenge_hash', '=', sha256(challenge))\n    .where('purpose', '=', purpose)\n    .where(sql<boolean>`session_id is not distinct from ${sessionId}::uuid`)\n    .where('expires_at', '>', at(nowMs))\n    .executeTakeFirstOrThrow().then(({ numUpdatedRows }) => ({ numDeletedRows: numUpdatedRows }))\n  return numDeletedRows === 1n",
  },
  {
    name: 'a challenge is answered late',
    text: "    .where('expires_at', '>', at(nowMs))\n    .executeTakeFirstOrThrow()",
    becomes: '    .executeTakeFirstOrThrow()',
  },
  {
    name: 'a challenge is answered for another purpose',
    text: "    .where('purpose', '=', purpose)\n    .where(sql<boolean>`session_id is not distinct from ${sessionId}::uuid`)\n",
    becomes: '',
  },
  {
    name: 'a challenge is answered by another session',
    text: '    .where(sql<boolean>`session_id is not distinct from ${sessionId}::uuid`)\n',
    becomes: '',
  },
]
