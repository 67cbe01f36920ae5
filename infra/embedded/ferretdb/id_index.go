package main

import (
	"context"
	"database/sql"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"time"

	_ "modernc.org/sqlite" // the driver that FerretDB uses: in one process the two share the file locks
)

const lookEvery = 50 * time.Millisecond

// keepIndexes gives every collection's table the index that FerretDB's own queries can use.
//
// FerretDB 1.24 indexes `_ferretdb_sjson->"_id"` but asks for `_ferretdb_sjson->'$._id'`, and SQLite uses an index
// on an expression only where the very same expression is asked for: without this each look-up by `_id` is a full scan.
// SQLite tells nobody of a new table, so the files that changed are looked at.
func keepIndexes(ctx context.Context, dir string, logger *slog.Logger) {
	seen := map[string]string{}
	ticker := time.NewTicker(lookEvery)
	defer ticker.Stop()
	for {
		files, _ := filepath.Glob(filepath.Join(dir, "*.sqlite"))
		for _, file := range files {
			state := fingerprint(file) + fingerprint(file+"-wal")
			if seen[file] == state {
				continue
			}
			if err := indexTables(ctx, file); err != nil {
				// A database that is being made or dropped: the next look finds it whole or gone.
				logger.Debug("index by _id", slog.String("file", file), slog.String("error", err.Error()))
				continue
			}
			seen[file] = state
		}
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
		}
	}
}

func fingerprint(file string) string {
	info, err := os.Stat(file)
	if err != nil {
		return "-"
	}
	return fmt.Sprint(info.Size(), info.ModTime().UnixNano(), ";")
}

// indexTables adds the index to each table of the file that has none.
func indexTables(ctx context.Context, file string) error {
	db, err := sql.Open("sqlite", "file:"+file+"?mode=rw&_pragma=busy_timeout(10000)")
	if err != nil {
		return err
	}
	defer db.Close()
	rows, err := db.QueryContext(ctx, `SELECT name FROM sqlite_master t WHERE type = 'table'
		AND sql LIKE '%_ferretdb_sjson TEXT%'
		AND NOT EXISTS (SELECT 1 FROM sqlite_master i WHERE i.type = 'index' AND i.name = t.name || '_lookup')`)
	if err != nil {
		return err
	}
	var tables []string
	for rows.Next() {
		var name string
		if err = rows.Scan(&name); err != nil {
			_ = rows.Close()
			return err
		}
		tables = append(tables, name)
	}
	if err = rows.Err(); err != nil {
		return err
	}
	for _, table := range tables {
		_, err = db.ExecContext(ctx, fmt.Sprintf(
			`CREATE INDEX IF NOT EXISTS %q ON %q (_ferretdb_sjson->'$._id')`, table+"_lookup", table))
		if err != nil {
			return err
		}
	}
	return nil
}
